import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Origins, startOrigins } from './origins.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DIST = path.resolve(ROOT, process.env.HELOC_DIST ?? 'dist');

/** A copy of the project in which themes may be written, with the build as it is. */
function workspace(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'heloc-live-'));
  for (const name of ['themes', 'package.json', 'docs'])
    cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true });
  const dist = path.join(folder, 'dist');
  mkdirSync(dist);
  for (const name of readdirSync(DIST))
    if (['themes', 'sandbox', 'org.mjs'].includes(name))
      cpSync(path.join(DIST, name), path.join(dist, name), { recursive: true });
    else symlinkSync(path.join(DIST, name), path.join(dist, name));
  return folder;
}

export interface LiveDemo {
  /** Where its `themes/` lies. */
  readonly folder: string;
  readonly origins: Origins;
  stop(): void;
}

/** A demo as `npm start` has it, which serves themes as they are written, in a folder of its own. */
export async function startLiveDemo(port: number): Promise<LiveDemo> {
  const folder = workspace();
  const { origins, stop } = await startOrigins(port, {
    HELOC_DIST: path.relative(ROOT, path.join(folder, 'dist')),
    HELOC_THEMES: path.relative(ROOT, path.join(folder, 'themes')),
    HELOC_LIVE: '1',
  });
  const follower = spawn(process.execPath, ['dist/org.mjs', 'emit', 'dist/themes', '--watch'], {
    cwd: folder,
    stdio: 'inherit',
  });
  return {
    folder,
    origins,
    stop() {
      follower.kill();
      stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
