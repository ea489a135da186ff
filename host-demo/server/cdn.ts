import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { etag } from 'hono/etag';
import { streamSSE } from 'hono/streaming';
import { sendFile, sendMade } from './files.ts';
import { tellOfThemes } from './live.ts';
import { ORIGINS } from './origins.ts';
import { BESIDE, entriesIn, releasesIn, withIntegrity, withOrigins } from './release.ts';
import { makeOwnLoader, tableIn, versionOf } from './themes.ts';

const REVALIDATE = 'no-cache';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const CHANNEL = 'v1';
const SVG_POLICY = "default-src 'none'; style-src 'none'; sandbox";

/** In development pages reload when something was rebuilt. */
const RELOAD = `;new EventSource("${ORIGINS.cdn}/__rebuilt").onmessage=()=>location.reload();`;

interface CdnOptions {
  /** What `dist` is a build of. */
  version: string;
  /** The release to which the channel leads. Default: this build. */
  channel?: string | undefined;
  isDev?: boolean;
  /** Whether pages are told of themes that have changed. */
  isLive?: boolean;
  /** What is served in place of a file's announcements. Default: the file's. */
  bannersOver?: (items: object[]) => readonly object[];
}

/**
 * The CDN: releases and themes, readable from every origin. It answers for the releases that exist and no others. Only what
 * is below the channel changes.
 */
export function createCdn(
  dist: string,
  {
    version: built,
    channel = built,
    isDev = false,
    isLive = false,
    bannersOver = (items) => items,
  }: CdnOptions,
): Hono {
  const releases = releasesIn(dist, built);
  if (!releases.has(channel))
    throw new Error(`No release ${channel} for the channel; there are ${[...releases.keys()].join(', ')}`);
  /** The folder of what the address names; one that is not there for a release that does not exist. */
  const folderOf = (version: string): string =>
    releases.get(version === CHANNEL ? channel : version) ?? path.join(dist, 'no-release');
  const themes = path.join(dist, 'themes');
  const table = tableIn(themes);
  const app = new Hono();
  app.use('*', cors({ origin: '*', maxAge: 86_400 }));
  app.use('*', async (context, next) => {
    await next();
    context.res.headers.set('Timing-Allow-Origin', '*');
    context.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
  });
  app.get('/heloc/:version/embed.js', (context) => {
    const { version } = context.req.param();
    const folder = folderOf(version);
    return sendFile(context, path.join(folder, 'embed'), 'embed.js', {
      // What follows a channel asks each time; a release is pinned by its integrity and never changes.
      cacheControl: isDev || version === CHANNEL ? REVALIDATE : IMMUTABLE,
      transform: (text) => withIntegrity(text, folder) + (isDev ? RELOAD : ''),
    });
  });
  // An organisation's own loader: that of the version that is served; and for ever, by a hash.
  app.get('/heloc/:version/:org{[A-Z][A-Z0-9_]*}/embed.js', (context) => {
    const { version, org } = context.req.param();
    const folder = folderOf(version);
    const index = table.read();
    if (!index?.orgs.some(({ code }) => code === org)) return context.notFound();
    const release = version === CHANNEL ? channel : version;
    return sendMade(context, `${folder}/${org}/embed.js`, {
      from: [table.file, path.join(folder, 'embed', 'own.js')],
      make: () => {
        const made = makeOwnLoader({ folder, version: release, themes, index, org });
        return withIntegrity(made, folder) + (isDev ? RELOAD : '');
      },
      cacheControl: REVALIDATE,
    });
  });
  app.get('/heloc/:version/:org{[A-Z][A-Z0-9_]*}/:hash{\\w+}/embed.js', (context) => {
    const { version, org, hash } = context.req.param();
    const folder = folderOf(version);
    return sendFile(context, path.join(folder, 'loaders'), path.join(org, hash, 'embed.js'), {
      cacheControl: isDev ? REVALIDATE : IMMUTABLE,
      transform: (text) => withIntegrity(text, folder),
    });
  });
  if (isDev) {
    app.get('/__rebuilt', (context) =>
      streamSSE(context, async (stream) => {
        let timer: NodeJS.Timeout | undefined;
        const watcher = watch(dist, { recursive: true }, (_, file) => {
          // Pages take themes without a reload.
          if (file && /^themes\b/.test(file)) return;
          clearTimeout(timer);
          timer = setTimeout(() => void stream.writeSSE({ data: 'rebuilt' }), 400);
        });
        await new Promise<void>((resolve) => stream.onAbort(resolve));
        watcher.close();
      }),
    );
  }
  if (isLive) app.get('/__themes', (context) => streamSSE(context, (stream) => tellOfThemes(dist, stream)));
  for (const file of ['release.json', 'loaders.json'])
    app.get(`/heloc/:version/${file}`, (context) => {
      const folder = folderOf(context.req.param('version'));
      return sendFile(context, folder, file, {
        cacheControl: REVALIDATE,
        transform: (text) => withIntegrity(withOrigins(text), folder),
      });
    });
  // The licences of what a release is made of ask to be passed on with it.
  app.get('/heloc/:version/licenses.txt', (context) =>
    sendFile(context, folderOf(context.req.param('version')), 'licenses.txt', { cacheControl: REVALIDATE }),
  );
  // A folder with an entry, and nothing else: what else lies beside the remotes is not for the public.
  app.get('/heloc/:version/:entry/:file{.+}', (context) => {
    const { version, entry, file } = context.req.param();
    const folder = folderOf(version);
    if (!entriesIn(folder).includes(entry)) return context.notFound();
    const isBeside = `${entry}/${file}` === BESIDE;
    const isEntry = file === 'remoteEntry.js' || isBeside;
    // A rebuilt chunk has the name that it had; in a release its name tells its content.
    const changes = isDev || version === CHANNEL || isEntry;
    return sendFile(context, path.join(folder, entry), file, {
      cacheControl: changes ? REVALIDATE : IMMUTABLE,
      ...(isEntry
        ? { transform: (text) => (isBeside ? withIntegrity(text, folder) : withOrigins(text)) }
        : {}),
    });
  });
  for (const file of ['banners.json', 'banners.test.json'])
    app.get(`/${file}`, async (context) => {
      const items = JSON.parse(await readFile(path.join(dist, file), 'utf8'));
      return context.json(bannersOver(items), 200, { 'cache-control': 'no-store' });
    });
  // What has not changed is not sent again, to whatever asks each time.
  app.use('/themes/*', etag());
  const sendTheme = (context: Context, file: string, cacheControl: string) => {
    // A logo that is opened as a page of its own can do nothing there.
    if (file.endsWith('.svg')) context.header('Content-Security-Policy', SVG_POLICY);
    return sendFile(context, themes, file, { cacheControl });
  };
  app.get('/themes/files/:file', (context) =>
    sendTheme(context, `files/${context.req.param('file')}`, IMMUTABLE),
  );
  app.get('/themes/:org/:hash{[0-9a-f]{16}}/:file', (context) => {
    const { org, hash, file } = context.req.param();
    return sendTheme(context, path.join(org, hash, file), IMMUTABLE);
  });
  // Without a hash: of the version that the table names, so that all of them change at once, and back.
  app.get('/themes/:org/:file', (context) => {
    const { org, file } = context.req.param();
    return sendTheme(context, path.join(org, versionOf(table.read(), org) ?? '', file), REVALIDATE);
  });
  app.get('/themes/:file', (context) => sendTheme(context, context.req.param('file'), REVALIDATE));
  return app;
}
