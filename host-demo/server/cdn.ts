import { watch } from 'node:fs';
import path from 'node:path';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { streamSSE } from 'hono/streaming';
import { sendFile } from './files.ts';
import { ORIGINS } from './origins.ts';
import { ENTRIES, withIntegrity, withOrigins } from './release.ts';

const REVALIDATE = 'no-cache';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** In development pages reload when something was rebuilt. */
const RELOAD = `;new EventSource("${ORIGINS.cdn}/__rebuilt").onmessage=()=>location.reload();`;

/** The CDN: remotes, loader and themes, readable from every origin. Only the loader of a major version changes. */
export function createCdn(dist: string, { isDev = false } = {}): Hono {
  const app = new Hono();
  app.use('*', cors({ origin: '*', maxAge: 86_400 }));
  app.use('*', async (context, next) => {
    await next();
    context.res.headers.set('Timing-Allow-Origin', '*');
    context.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
  });
  app.get('/heloc/:version/embed.js', (context) =>
    sendFile(context, path.join(dist, 'embed'), 'embed.js', {
      // What follows a channel asks each time; a release is pinned by its integrity and never changes.
      cacheControl: isDev || context.req.param('version') === 'v1' ? REVALIDATE : IMMUTABLE,
      transform: (text) => withIntegrity(text, dist) + (isDev ? RELOAD : ''),
    }),
  );
  if (isDev) {
    app.get('/__rebuilt', (context) =>
      streamSSE(context, async (stream) => {
        let timer: NodeJS.Timeout | undefined;
        const watcher = watch(dist, { recursive: true }, () => {
          clearTimeout(timer);
          timer = setTimeout(() => void stream.writeSSE({ data: 'rebuilt' }), 400);
        });
        await new Promise<void>((resolve) => stream.onAbort(resolve));
        watcher.close();
      }),
    );
  }
  // A remote's name, or what goes ahead of one, and nothing else: what else lies beside the remotes is not for the public.
  app.get(`/heloc/:version/:remote{${ENTRIES.join('|')}}/:file{.+}`, (context) => {
    const { version, remote, file } = context.req.param();
    const isEntry = file === 'remoteEntry.js';
    // A rebuilt chunk has the name that it had; in a release its name tells its content.
    const changes = isDev || version === 'v1' || isEntry;
    return sendFile(context, path.join(dist, remote), file, {
      cacheControl: changes ? REVALIDATE : IMMUTABLE,
      ...(isEntry ? { transform: withOrigins } : {}),
    });
  });
  app.get('/heloc/:version/release.json', (context) =>
    sendFile(context, dist, 'release.json', {
      cacheControl: REVALIDATE,
      transform: (text) => withIntegrity(withOrigins(text), dist),
    }),
  );
  // The licences of what a release is made of ask to be passed on with it.
  app.get('/heloc/:version/licenses.txt', (context) =>
    sendFile(context, dist, 'licenses.txt', { cacheControl: REVALIDATE }),
  );
  for (const file of ['banners.json', 'banners.test.json'])
    app.get(`/${file}`, (context) => sendFile(context, dist, file, { cacheControl: 'no-store' }));
  app.get('/themes/:file{.+}', (context) =>
    sendFile(context, path.join(dist, 'themes'), context.req.param('file'), {
      cacheControl: context.req.path.endsWith('.json') ? REVALIDATE : 'public, max-age=86400',
    }),
  );
  return app;
}
