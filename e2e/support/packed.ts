import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Platform } from 'esbuild';
import { withIntegrity } from '../../host-demo/server/release.ts';
import type { Origins } from './origins.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DIST = path.resolve(ROOT, process.env.HELOC_DIST ?? 'dist');

/** The archives that hosts install, by name. */
export const tarballs = (): Map<string, string> =>
  new Map(
    readdirSync(path.join(DIST, 'packages'))
      .filter((file) => file.endsWith('.tgz'))
      .map((file) => [file.slice('heloc-'.length, -'.tgz'.length), path.join(DIST, 'packages', file)]),
  );

/** A folder in which the packages are installed from their archives. */
export function installed(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'heloc-host-'));
  for (const [name, file] of tarballs()) {
    const to = path.join(folder, 'node_modules/@heloc', name);
    mkdirSync(to, { recursive: true });
    const { status, stderr } = spawnSync('tar', ['-xzf', file, '--strip-components=1', '-C', to]);
    if (status !== 0) throw new Error(String(stderr));
  }
  for (const name of ['react', '@types/react', 'csstype']) {
    mkdirSync(path.dirname(path.join(folder, 'node_modules', name)), { recursive: true });
    symlinkSync(path.join(ROOT, 'node_modules', name), path.join(folder, 'node_modules', name));
  }
  return folder;
}

/** A source of a host's, beside what it has installed. */
export function installedSource(folder: string, source: string): string {
  const to = path.join(folder, source);
  copyFileSync(path.join(ROOT, 'e2e/packages', source), to);
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  return to;
}

/** Reacts that a host may be on, by the names under which they are installed. */
export const REACTS = {
  'React 18': { react: 'react-18', 'react-dom': 'react-dom-18' },
  'React 19': { react: 'react', 'react-dom': 'react-dom' },
} as const;

/** A host's script, bundled with the installed packages as its own build would, for development: React checks more then. */
export async function bundled(
  source: string,
  { host, react, platform }: { host: string; react: keyof typeof REACTS; platform: Platform },
): Promise<string> {
  const modules = path.join(ROOT, 'node_modules');
  const { outputFiles } = await build({
    entryPoints: [path.join(ROOT, 'e2e/packages', source)],
    bundle: true,
    write: false,
    format: platform === 'node' ? 'cjs' : 'iife',
    platform,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"development"' },
    alias: {
      '@heloc/react': path.join(host, 'node_modules/@heloc/react'),
      '@heloc/embed': path.join(host, 'node_modules/@heloc/embed'),
      ...Object.fromEntries(
        Object.entries(REACTS[react]).map(([name, folder]) => [name, path.join(modules, folder)]),
      ),
    },
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

/** What a host was built of, for the demo's CDN: its origin, and the integrity that follows from it. */
export const onDemo = (script: string, { cdn, api }: Origins): string =>
  withIntegrity(script, DIST, { cdn, api }).replaceAll('https://cdn.example', cdn);
