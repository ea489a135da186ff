import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { factsOf, slugOf } from './org/compile.ts';
import { onDisk } from './org/files.ts';
import { readLook } from './org/look.ts';
import { listOrgs } from './org/read.ts';

/** What an organisation is comes from its data: nothing that is shipped names one. */

const ROOT = join(__dirname, '..');
const files = onDisk(__dirname);

const names = listOrgs(files).flatMap((code) => {
  const { brand, hosts, aliases, merged } = factsOf(code, files);
  const { shortName, supportPhone } = (brand.orgMetadata as { companyInfo: Record<string, string> })
    .companyInfo;
  const { primary, accent } = readLook(merged.tokens).look.seeds;
  // Black and white are everybody's.
  const colors = [primary, accent].filter((color) => color && !/^#(..)\1\1$/.test(color));
  return [code, slugOf(code), brand.brand, shortName, supportPhone, ...hosts, ...aliases, ...colors].map(
    String,
  );
});
const NAMES = new RegExp(
  `(?<![\\w#])(${[...new Set(names)]
    .sort((one, other) => other.length - one.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|')})(?![\\w])`,
  'gi',
);

/** Tests, what they are made of, and the sandbox's own table. */
const TESTS = /\.test\.|(^|\/)(testing|field-tests|error-tests)\//;

/** Where a folder's sources have what is looked for. */
const placesOf = (pattern: RegExp, folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mjs|css|html|json)$/.test(file) && !TESTS.test(`${folder}/${file}`))
    .filter((file) => !file.includes('node_modules'))
    .flatMap((file) =>
      [...readFileSync(join(ROOT, folder, file), 'utf8').matchAll(pattern)].map(
        ([found]) => `${folder}/${file}: ${found}`,
      ),
    );

test.each(['src', 'remotes', 'packages', 'themes/org'])('%s names no organisation', (folder) => {
  expect(placesOf(NAMES, folder)).toEqual([]);
});

test.each(['src', 'remotes', 'packages', 'themes/org'])(
  '%s asks what an organisation can do, not which partner it is',
  (folder) => {
    expect(placesOf(/\brole\)? *[!=]==? *['"]partner['"]/g, folder)).toEqual([]);
  },
);

/** What is of the same colour whatever the brand is. */
const OWN_COLORS = [
  // Derives colours, and says in what they are written.
  /^src\/brand\/(solver|schema)\//,
  // Read by a camera.
  /^src\/ui\/primitives\/QrCode\.tsx/,
  // Paper and ink of documents that are kept.
  /^src\/features\/(uploads\/preparation\/toJpeg|e-sign\/drawing\/strokes)\.ts/,
  // Over the picture of a camera.
  /^src\/features\/identity-capture\/DocumentFrame\.tsx/,
  // Of the test mode, not of a brand.
  /^src\/mount\/test-mode\//,
  // Paper in print.
  /^src\/mount\/followContrast\.ts/,
];

test.each(['src', 'remotes'])('colours in %s are tokens', (folder) => {
  const literals = placesOf(
    /(?<![\w&/])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgb|hsl|hwb|oklch|oklab|lab|lch)a?\(/gi,
    folder,
  );
  expect(literals.filter((place) => !OWN_COLORS.some((pattern) => pattern.test(place)))).toEqual([]);
});
