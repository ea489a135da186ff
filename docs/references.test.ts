import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from '@jest/globals';

const FOLDERS = ['src', 'remotes', 'host-demo', 'packages', 'e2e', 'themes', 'docs', '.ci'];
const CODE = /\.(tsx?|[mc]?js|json)$/;
/** Not ours: an option of TanStack Query, and the pattern of a file name. */
const ALLOWED = ['refetchInterval', 'docs/decisions/NNNN-name.md'];

const isOurs = (file: string) => !/(^|\/)(node_modules|dist)\//.test(file);
const files = [
  ...readdirSync('.'),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  ),
].filter(isOurs);
const names = new Set(files.map((file) => basename(file).replace(/\..*$/, '')));
for (const file of files.filter((each) => CODE.test(each) && !each.startsWith('docs/')))
  for (const [name] of readFileSync(file, 'utf8').matchAll(/[A-Za-z_$][\w$]*/g)) names.add(name);

const documents = ['docs', 'docs/decisions'].flatMap((folder) =>
  readdirSync(folder).map((file) => `${folder}/${file}`),
);
/** History is left out. */
const current = documents.filter((file) => file.endsWith('.md') && file !== 'docs/changelog.md');

const isPath = (text: string) => /^\w[\w./-]*\.(tsx?|[mc]?js|md)$/.test(text);
const isName = (text: string) => /^\w*[a-z\d][A-Z]\w*$/.test(text);

test.each(current)('%s names files and identifiers that exist', (document) => {
  const text = readFileSync(document, 'utf8').replace(/^```[\s\S]*?^```/gm, '');
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  const missing = quoted.filter((span) =>
    isPath(span) ? !files.some((file) => `/${file}`.endsWith(`/${span}`)) : isName(span) && !names.has(span),
  );
  expect(missing.filter((span) => !ALLOWED.includes(span))).toEqual([]);
});
