import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { etag } from 'hono/etag';
import { streamSSE } from 'hono/streaming';
import { sendFile } from './files.ts';
import { tellOfThemes } from './live.ts';
import { ORIGINS } from './origins.ts';
import { entriesIn, ownFile, ownLoaders, releasesIn, withIntegrity, withOrigins } from './release.ts';

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
  // An organisation's own loader, by the newest of its data; and for ever, by a hash of that.
  app.get('/heloc/:version/:org{[A-Z][A-Z0-9_]*}/:file{(?:\\w+/)?embed\\.js}', (context) => {
    const { version, org, file } = context.req.param();
    const folder = folderOf(version);
    const newest = ownLoaders(folder)[org];
    if (!newest) return context.notFound();
    const isNewest = file === 'embed.js';
    return sendFile(context, folder, isNewest ? ownFile(newest) : path.join('loaders', org, file), {
      cacheControl: isDev || isNewest ? REVALIDATE : IMMUTABLE,
      transform: (text) => withIntegrity(text, folder) + (isDev ? RELOAD : ''),
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
    const isEntry = file === 'remoteEntry.js';
    // A rebuilt chunk has the name that it had; in a release its name tells its content.
    const changes = isDev || version === CHANNEL || isEntry;
    return sendFile(context, path.join(folder, entry), file, {
      cacheControl: changes ? REVALIDATE : IMMUTABLE,
      ...(isEntry ? { transform: withOrigins } : {}),
    });
  });
  for (const file of ['banners.json', 'banners.test.json'])
    app.get(`/${file}`, async (context) => {
      const items = JSON.parse(await readFile(path.join(dist, file), 'utf8'));
      return context.json(bannersOver(items), 200, { 'cache-control': 'no-store' });
    });
  // What has not changed is not sent again, to whatever asks each time.
  app.use('/themes/*', etag());
  app.get('/themes/:file{.+}', (context) => {
    const { path: address } = context.req;
    // A logo that is opened as a page of its own can do nothing there.
    if (address.endsWith('.svg')) context.header('Content-Security-Policy', SVG_POLICY);
    return sendFile(context, path.join(dist, 'themes'), context.req.param('file'), {
      cacheControl: address.endsWith('.json') ? REVALIDATE : 'public, max-age=86400',
    });
  });
  return app;
}
