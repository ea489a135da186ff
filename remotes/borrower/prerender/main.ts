// Run by the build, in Node, when the themes are written: `main.mjs dist/themes` adds `<ORG>/first.json` and `first.html`.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadBrand } from '#src/brand/loadBrand.ts';
import { toDeclarative } from './declarative.ts';
import { PLACEHOLDER_ORIGIN, prerender } from './render.tsx';

declare const __HELOC_VERSION__: string;

const themes = path.resolve(process.argv[2] ?? 'dist/themes');
const { orgs } = JSON.parse(await readFile(path.join(themes, 'index.json'), 'utf8')) as {
  orgs: { code: string }[];
};

for (const { code } of orgs) {
  const bundle = await loadBrand({
    org: code,
    assetBaseUrl: PLACEHOLDER_ORIGIN,
    fetch: async (url) =>
      new Response(await readFile(path.join(themes, new URL(String(url)).pathname.replace('/themes/', '')))),
  });
  if (bundle.lost) throw new Error(`The theme of ${code} cannot be read: ${JSON.stringify(bundle.problems)}`);
  const prerendered = prerender(bundle, __HELOC_VERSION__);
  // Assets are named as seen from there; in a host's own page by the placeholder of the origin.
  const files: [string, string, string][] = [['first.json', JSON.stringify(prerendered), '../']];
  if (prerendered) files.push(['first.html', toDeclarative(prerendered), '{CDN}/themes/']);
  for (const [name, contents, themesUrl] of files) {
    const written = contents.replaceAll(`${PLACEHOLDER_ORIGIN}/themes/`, themesUrl);
    if (written.includes(PLACEHOLDER_ORIGIN))
      throw new Error(`The first step of ${code} names an address of the build`);
    await writeFile(path.join(themes, code, name), written);
  }
}
