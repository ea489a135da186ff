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

test.each(['src', 'remotes', 'packages', 'themes/org'])('%s names no organisation', (folder) => {
  const found = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mjs|css|html|json)$/.test(file) && !TESTS.test(`${folder}/${file}`))
    .filter((file) => !file.includes('node_modules'))
    .flatMap((file) =>
      [...readFileSync(join(ROOT, folder, file), 'utf8').matchAll(NAMES)].map(
        ([name]) => `${folder}/${file}: ${name}`,
      ),
    );
  expect(found).toEqual([]);
});
