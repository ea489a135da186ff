import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { type Context, Hono } from 'hono';
import { DESTINATIONS } from '#src/domain/org/navigation.ts';
import { withOptions } from './embedding.ts';
import { sendFile } from './files.ts';
import { legacyTarget } from './legacy.ts';
import { ORIGINS } from './origins.ts';
import { createStudio } from './studio.ts';

const PAGE = 'no-store';

/** What a lender's page is asked to send (docs/embedding.md): no inline script, styles by nonce only, and no other site. */
function headers(nonce: string): Record<string, string> {
  const { cdn, api } = ORIGINS;
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' ${cdn}`,
    `style-src 'self' 'nonce-${nonce}'`,
    // The chat with agents is a websocket, which no source of http covers.
    `connect-src 'self' ${cdn} ${api} ${api.replace(/^http/, 'ws')}`,
    `img-src 'self' ${cdn} data: blob:`,
    'worker-src blob:',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    // No other site may frame this page (clickjacking).
    "frame-ancestors 'self'",
  ];
  const permissions = [
    ...['camera', 'microphone', 'geolocation', 'clipboard-write', 'autoplay'].map((name) => `${name}=(self)`),
    ...['display-capture', 'payment', 'usb', 'clipboard-read'].map((name) => `${name}=()`),
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'Permissions-Policy': permissions.join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': PAGE,
  };
}

type Change = (html: string, query: URLSearchParams) => string;
const unchanged: Change = (html) => html;

/** Answers a page of a host: its HTML with the origins and this answer's nonce filled in. */
function page(folder: string, file: string, read: (file: string) => string, change = unchanged) {
  return (context: Context) => {
    const url = new URL(context.req.url);
    // The same machine, but another origin, whose pages the API does not answer.
    if (url.hostname === '127.0.0.1') {
      url.hostname = 'localhost';
      return context.redirect(url.href);
    }
    const nonce = randomBytes(16).toString('base64');
    const html = change(read(path.join(folder, file)), url.searchParams)
      .replaceAll('{{cdn}}', ORIGINS.cdn)
      .replaceAll('{{api}}', ORIGINS.api)
      .replaceAll('{{lender}}', ORIGINS.lender)
      .replaceAll('{{dashboard}}', ORIGINS.dashboard)
      .replaceAll('{{nonce}}', nonce);
    return context.html(html, 200, headers(nonce));
  };
}

interface Folders {
  /** Pages that need no build. */
  pages: string;
  /** Built hosts. */
  dist: string;
  /** Sources of organisations. */
  themes: string;
}

function common(app: Hono, folders: Folders, read: (file: string) => string): void {
  const lender = path.join(folders.pages, 'lender');
  app.get('/auth/login', page(lender, 'login.html', read));
  app.get('/wholesale/login', page(lender, 'login.html', read));
  app.get('/auth/handover', page(lender, 'handover.html', read));
  app.get('/assets/:file{.+}', (context) =>
    sendFile(context, path.join(lender, 'assets'), context.req.param('file'), { cacheControl: PAGE }),
  );
  app.get('/healthz', (context) => context.text('ok'));
  app.use('*', async (context, next) => {
    const target = legacyTarget(context.req.path, new URL(context.req.url).search);
    return target ? context.redirect(target) : next();
  });
}

/** What the application leads to, beside its host's dashboard. */
const SITE = [
  '/terms',
  '/privacy',
  '/licenses',
  '/communications',
  '/membership',
  ...Object.values(DESTINATIONS).map(({ path }) => path),
];

const LIVE_THEMES = '<script defer src="/assets/themes.js" data-cdn="{{cdn}}"></script>';

/** Where themes are written while the demo runs, its applications take them. */
const withLiveThemes = (html: string, isLive: boolean) =>
  isLive ? html.replace('</head>', `${LIVE_THEMES}</head>`) : html;

/** The lender's site on `:4400`, with QA's console at its root. */
export function createLender(folders: Folders, read: (file: string) => string, isLive = false): Hono {
  const app = new Hono();
  common(app, folders, read);
  const built = path.join(folders.dist, 'console');
  app.get(
    '/',
    page(path.join(folders.pages, 'console'), 'index.html', read, (html) =>
      html.replace('{{live}}', String(isLive)),
    ),
  );
  app.get('/console/chat', page(path.join(folders.pages, 'console/chat'), 'index.html', read));
  app.get('/console/:file{.+}', (context) =>
    sendFile(context, built, context.req.param('file'), { cacheControl: PAGE }),
  );
  for (const [route, file] of [
    ['/studio', 'index.html'],
    ['/studio/preview', 'preview.html'],
  ] as const)
    app.get(route, page(path.join(folders.pages, 'studio'), file, read));
  app.route('/studio/v1', createStudio(folders.themes));
  app.get('/studio/assets/:file{.+}', (context) =>
    sendFile(context, path.join(folders.dist, 'studio'), context.req.param('file'), { cacheControl: PAGE }),
  );
  for (const route of SITE) app.get(route, page(path.join(folders.pages, 'lender'), 'site.html', read));
  const change: Change = (html, query) => withLiveThemes(withOptions(html, query), isLive);
  for (const route of ['/account/heloc', '/account/heloc/*']) {
    app.get(route, page(path.join(folders.pages, 'lender'), 'index.html', read, change));
  }
  return app;
}

/** The company dashboard on `:4401`: single-spa. */
export function createDashboard(folders: Folders, read: (file: string) => string, isLive = false): Hono {
  const app = new Hono();
  common(app, folders, read);
  app.get('/shell/:file{.+}', (context) =>
    sendFile(context, path.join(folders.dist, 'dashboard'), context.req.param('file'), {
      cacheControl: PAGE,
    }),
  );
  app.get('/', (context) => context.redirect('/dashboard'));
  for (const route of [...SITE, '/dashboard/*', '/account/heloc', '/account/heloc/*']) {
    app.get(
      route,
      page(path.join(folders.pages, 'dashboard'), 'index.html', read, (html) => withLiveThemes(html, isLive)),
    );
  }
  return app;
}
