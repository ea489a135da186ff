import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import withoutDocs from '../../.ci/rspack/withoutDocs.cjs';

/**
 * What a page loads for itself when it is idle, in the order of use: how many bytes it may add, what is asked for, and what of
 * that is the service's own.
 *
 * @type {Record<string, { budget: number, asked: Record<string, string>, own: RegExp }>}
 */
export const SERVICES = {
  menus: {
    budget: 6000,
    asked: { 'features/navigation/TopBar.tsx': 'View', 'features/navigation/SideBar.tsx': 'View as SideBar' },
    own: /^src\/(features\/(navigation|accounts)|ui\/overlay\/(Popover|keepPlaced)|api\/\w+\/(user|wallet))/,
  },
  notifications: {
    budget: 3000,
    asked: { 'features/notifications/NotificationsMenu.tsx': 'NotificationsMenu' },
    own: /^src\/(features|domain|api\/\w+)\/notifications/,
  },
  flags: {
    budget: 2000,
    asked: { 'features/flags/KeepFresh.tsx': 'View', 'platform/evaluation.ts': 'refreshFlags, whenAnswered' },
    own: /^src\/(platform\/(evaluation|flagDetails)|features\/flags|domain\/org\/(?!flagKey)|api\/contract\/features)/,
  },
  telemetry: {
    budget: 3000,
    asked: { 'platform/telemetryQueue.ts': 'createTelemetryQueue' },
    own: /^src\/(platform\/(telemetry|mayTell|tracker)|domain\/telemetry|api\/contract\/events)/,
  },
  vitals: { budget: 1000, asked: { 'mount/vitals/mount.ts': 'followMount' }, own: /^src\/mount\/vitals/ },
};

/** All of them. */
export const SERVICES_BUDGET = 15_000;

/** Leaves out what other parts of a page have as well (libraries, the client, components), and what is loaded later. */
const onlyOwn = (own) => ({
  name: 'only-own',
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: /^[.#]/ }, async ({ path: name, pluginData, ...from }) => {
      if (pluginData === 'resolved') return undefined;
      const found = await resolve(name, { ...from, pluginData: 'resolved' });
      const isOwn = own.test(path.relative('.', found.path)) && from.kind !== 'dynamic-import';
      return isOwn ? found : { path: name, external: true };
    });
    onLoad({ filter: /[\\/]src[\\/]api[\\/]contract[\\/]/ }, async ({ path: file }) => ({
      contents: withoutDocs(await readFile(file, 'utf8')),
      loader: 'ts',
    }));
  },
});

const IMPORTS = /import(?:[^;"]*from)?"[^"]*";/g;

async function codeOf({ asked, own }) {
  const lines = Object.entries(asked).map(([file, names]) => `export { ${names} } from './src/${file}';`);
  const { outputFiles } = await build({
    stdin: { contents: lines.join('\n'), resolveDir: '.' },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    packages: 'external',
    define: { __HELOC_VERSION__: '""' },
    plugins: [onlyOwn(own)],
  });
  // In a chunk they are numbers.
  return outputFiles[0].text.replace(IMPORTS, '');
}

/**
 * Bytes that each adds to those before it, compressed together by brotli: they share chunks.
 *
 * @returns {Promise<Record<string, number>>}
 */
export async function serviceBytes() {
  /** @type {Record<string, number>} */
  const added = {};
  let code = '';
  let before = 0;
  for (const [name, service] of Object.entries(SERVICES)) {
    code += await codeOf(service);
    const { length } = brotliCompressSync(code);
    added[name] = length - before;
    before = length;
  }
  return added;
}
