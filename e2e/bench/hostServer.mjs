import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { PREFETCH } from '../../.ci/rspack/prefetch.mjs';

const ORG = 'OAKLINE';

const json = async (url) => (await fetch(url)).json();

/** What of a release a page may name in advance. */
async function readRelease(cdn) {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const { entries, link, loader } = await json(`${cdn}/heloc/${version}/release.json`);
  const { channel, loaders } = await json(`${cdn}/heloc/${version}/loaders.json`);
  const filled = (text) => text.replaceAll('{ORG}', ORG);
  return { entries, link: filled(link), loader, own: { channel: filled(channel), ...loaders[ORG] } };
}

/** Every image that a prerendered step names. */
const imagesOf = (drawn) =>
  typeof drawn === 'string' ? [] : [drawn[1].src, ...drawn.slice(2).flatMap(imagesOf)].filter(Boolean);

/** Addresses that are asked for with reason before React has the first field. */
async function findNeeded(cdn, { entries, loader, own }) {
  const theme = (file) => `${cdn}/themes/${ORG}/${file}.json`;
  const { orgs } = await json(`${cdn}/themes/index.json`);
  const { hash } = orgs.find(({ code }) => code === ORG);
  const first = theme('first');
  const images = (await json(first)).tree.flatMap(imagesOf).map((src) => new URL(src, first).href);
  const entry = cdn + entries.borrower.path;
  const names = JSON.parse(readFileSync('dist/files/borrower.json', 'utf8'));
  const chunks = Object.keys(names).filter((file) => PREFETCH.borrower?.includes(names[file]));
  return [
    ...[loader, own].flatMap(({ channel, path }) => [cdn + channel, cdn + path]),
    entry,
    ...chunks.map((file) => new URL(file, entry).href),
    ...['first', 'bundle', `${hash}/bundle`].map(theme),
    ...images,
  ];
}

const element = (name, content = '') =>
  `<heloc-application org="${ORG}" base-path="/${name}">${content}</heloc-application>`;

/** By name, what a page of a host has in its head and in its body; they differ in nothing else. */
const pages = (cdn, { loader, own }, firstStep) => ({
  // React and one field.
  bare: ['<script async src="/bare.js"></script>', '<div id="root"></div>'],
  // The same libraries as ours and the same first form.
  floor: ['<script async src="/floor.js"></script>', '<div id="root"></div>'],
  // The guide's snippet, with the organisation's own loader.
  own: [
    `<script async src="${cdn}${own.channel}"></script>`,
    '<heloc-application base-path="/own"></heloc-application>',
  ],
  // With that loader's preload lines, which the answer has as its `Link` header.
  ownPreload: [own.tag, '<heloc-application base-path="/ownPreload"></heloc-application>'],
  // The general loader.
  plain: [`<script async src="${cdn}/heloc/v1/embed.js"></script>`, element('plain')],
  // With the release's preload lines, which the answer has as its `Link` header.
  preload: [loader.tag, element('preload')],
  // With the first step in it, as a host's server puts it there.
  served: [`<script async src="${cdn}/heloc/v1/embed.js"></script>`, element('served', firstStep)],
});

const html = ([head, body]) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Host</title><link rel="icon" href="data:,">${head}${body}`;

/** Serves the pages on an origin of its own, compressed as the CDN compresses. Answers the address of each. */
export async function startHosts(port, { cdn, api }) {
  const release = await readRelease(cdn);
  const firstStep = await (await fetch(`${cdn}/themes/${ORG}/first.html`)).text();
  const shown = pages(cdn, release, firstStep.replaceAll('{CDN}', cdn));
  const scripts = Object.fromEntries(
    ['bare', 'floor'].map((name) => [
      `/${name}.js`,
      brotliCompressSync(readFileSync(`dist/e2e/${name}/${name}.js`, 'utf8').replaceAll('__API__', api)),
    ]),
  );
  const server = createServer((request, response) => {
    const [, name] = /^\/(\w+)/.exec(request.url) ?? [];
    const script = scripts[request.url];
    const body = script ?? (shown[name] && brotliCompressSync(html(shown[name])));
    response.setHeader('content-encoding', body ? 'br' : 'identity');
    response.setHeader('content-type', script ? 'text/javascript' : 'text/html');
    const link = { preload: release.link, ownPreload: release.own.link }[name];
    if (link) response.setHeader('link', link);
    response.writeHead(body ? 200 : 404).end(body);
  });
  await new Promise((resolve) => server.listen(port, 'localhost', resolve));
  const url = (name) => `http://localhost:${port}/${name}`;
  return {
    urls: {
      bare: url('bare'),
      floor: url('floor'),
      own: url('own/register-v2'),
      ownPreload: url('ownPreload/register-v2'),
      plain: url('plain/register-v2'),
      preload: url('preload/register-v2'),
      served: url('served/register-v2'),
    },
    needed: await findNeeded(cdn, release),
    stop: () => server.close(),
  };
}
