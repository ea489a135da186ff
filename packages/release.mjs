// Writes `dist/release.json`: what a release consists of, with the hashes and sizes by which it is pinned and checked, and
// what a page may prefetch for the first step. After everything else that is built.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { REMOTES } from '#src/domain/remotes.js';
import { PREFETCH } from '../.ci/rspack/prefetch.mjs';
import { writeLoaders } from './loaders.mjs';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.resolve(root, process.env.HELOC_DIST ?? 'dist');
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/** The CDN, if the build has one configured; else the server of the release fills it in, here as in the entries. */
const [origin] = process.env.HELOC_ASSET_ORIGINS?.split(/[\s,]+/) ?? [];
const cdn = origin ? new URL(origin).origin : '__CDN__';

const hash = (file, algorithm = 'sha256') =>
  `${algorithm}-${createHash(algorithm)
    .update(readFileSync(path.join(dist, file)))
    .digest('base64')}`;

function sizes(file) {
  const content = readFileSync(path.join(dist, file));
  return {
    raw: content.length,
    gz: gzipSync(content, { level: 9 }).length,
    br: brotliCompressSync(content).length,
  };
}

/** A file of the release: its path on the CDN, and what it is known by. */
const script = (file, url = file) => ({
  path: `/heloc/${version}/${url}`,
  integrity: hash(file),
  bytes: sizes(file),
});

const chunks = JSON.parse(readFileSync(path.join(dist, 'files/borrower.json'), 'utf8'));
const firstStep = PREFETCH.borrower.map((name) => {
  const file = Object.keys(chunks).find((each) => chunks[each] === name);
  if (!file) throw new Error(`The borrower has no chunk ${name}`);
  return script(`borrower/${file}`);
});

const loader = script('embed/embed.js', 'embed.js');
const entries = Object.fromEntries(REMOTES.map((name) => [name, script(`${name}/remoteEntry.js`)]));

/** By which the browser takes a script: those of a tag, with a blank before each. */
const attributes = (checks) => Object.entries(checks).map(([name, value]) => ` ${name}="${value}"`);

/** Of the organisation that the page names. */
const theme = (file) => ({ as: 'fetch', url: `${cdn}/themes/{ORG}/${file}.json` });
const code = ({ path: url, integrity }) => ({ as: 'script', url: cdn + url, integrity, nonce: '{NONCE}' });
const [largest] = firstStep.toSorted((one, other) => other.bytes.br - one.bytes.br);
/**
 * What a person sees first, and what takes longest to come. The loader asks for the rest, which comes before the line is
 * free: asked for at once, it would share the line with what is seen first.
 */
const preloaded = [
  { ...code(loader), priority: 'high' },
  { ...theme('first'), priority: 'high' },
  { ...code(largest), priority: 'low' },
];

/** Of a script tag that pins what it names. `{NONCE}`: of the page's Content-Security-Policy, here and below. */
const tagOf = ({ path: url, integrity }) =>
  `<script async src="${cdn}${url}" integrity="${integrity}" crossorigin="anonymous" nonce="{NONCE}"></script>`;

/** For the `head` of a page. */
const preloadOf = (lines) =>
  lines.map(
    ({ as, url, priority, ...checks }) =>
      `<link rel="preload" as="${as}" href="${url}"${attributes(checks).join('')} crossorigin="anonymous" fetchpriority="${priority}">`,
  );

/** The same as a header of the page's answer, or of an early hint. */
const linkOf = (lines) =>
  lines
    .map(
      ({ as, url, priority, ...checks }) =>
        `<${url}>; rel=preload; as=${as}; crossorigin=anonymous${['', ...attributes(checks)].join(';')}; fetchpriority=${priority}`,
    )
    .join(', ');

const packages = existsSync(path.join(dist, 'packages'))
  ? readdirSync(path.join(dist, 'packages')).filter((file) => file.endsWith('.tgz'))
  : [];

const release = {
  version,
  loader: {
    ...loader,
    channel: '/heloc/v1/embed.js',
    tag: tagOf(loader),
  },
  entries,
  packages: Object.fromEntries(
    packages.map((file) => [
      `@heloc/${file.slice('heloc-'.length, -'.tgz'.length)}`,
      {
        file: `packages/${file}`,
        integrity: hash(`packages/${file}`, 'sha512'),
        bytes: readFileSync(path.join(dist, 'packages', file)).length,
      },
    ]),
  ),
  billOfMaterials: 'sbom.json',
  licences: 'licenses.txt',
  /** For the `head` of a page that pins this release and begins with the first step. `{ORG}`: the organisation's code. */
  preload: preloadOf(preloaded),
  link: linkOf(preloaded),
};
writeFileSync(path.join(dist, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);

/** The loaders of the organisations: as many as there are, and anew with each theme. */
const loaders = Object.entries(writeLoaders(dist)).map(([org, file]) => {
  const own = script(`loaders/${file}`, file);
  const lines = [
    { ...code(own), priority: 'high' },
    { ...code(largest), priority: 'low' },
  ];
  return [org, { ...own, tag: tagOf(own), preload: preloadOf(lines), link: linkOf(lines) }];
});
const ownLoaders = { version, channel: '/heloc/v1/{ORG}/embed.js', loaders: Object.fromEntries(loaders) };
writeFileSync(path.join(dist, 'loaders.json'), `${JSON.stringify(ownLoaders, null, 2)}\n`);
