// Runs with Node's own modules only: on a fresh clone nothing is installed yet.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
process.chdir(root);
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** Installs what the lock file says, unless that has been done. */
export function install() {
  const done = 'node_modules/.package-lock.json';
  if (existsSync(done) && statSync(done).mtimeMs >= statSync('package-lock.json').mtimeMs) return;
  run(npm, ['install', '--no-audit', '--no-fund']);
}

export function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) process.exit(status ?? 1);
}

const SOURCES = [
  ...['src', 'remotes', 'host-demo', 'themes', 'packages', 'e2e/bench', '.ci/sbom', '.ci/rspack'],
  ...[
    'e2e/support/browserDriver.ts',
    'e2e/support/registration.ts',
    'docs/test-inputs.md',
    'rspack.config.ts',
    'package.json',
  ],
];
function newest(file) {
  const stat = statSync(file);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(file).map((name) => newest(path.join(file, name))));
}

/**
 * The demo has every chat, as it answers to this machine alone and nothing of a vendor's is handed on; and what those who test
 * a chat see of it.
 */
export const DEMO = { HELOC_CHAT_VENDORS: 'stream', HELOC_CHAT_DEBUG: '1' };
const isDemo = () =>
  readFileSync('dist/sbom.json', 'utf8').includes('"stream-chat"') &&
  readFileSync('dist/files/chat.json', 'utf8').includes('chat-debug');

/** Builds, unless the last build is newer than every source and has all that the demo has. */
export function build() {
  // Of the last step: a bundle that comes out as it was keeps its date.
  const stamp = 'dist/release.json';
  const isNew = existsSync(stamp) && statSync(stamp).mtimeMs > Math.max(...SOURCES.map(newest));
  if (isNew && isDemo()) return;
  run(npm, ['run', '--silent', 'build'], DEMO);
}

/** Writes each organisation that changes while the demo runs. */
export const followThemes = () =>
  spawn(process.execPath, ['dist/org.mjs', 'emit', 'dist/themes', '--watch'], { stdio: 'inherit' });

if (process.argv[1] === import.meta.filename) {
  install();
  build();
  const env = { ...process.env, HELOC_LIVE: '1' };
  const server = spawn(process.execPath, ['dist/host-demo/server/server.mjs'], { stdio: 'inherit', env });
  const themes = followThemes();
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      themes.kill();
      server.kill(signal);
    });
  server.on('exit', (code) => {
    themes.kill();
    process.exit(code ?? 0);
  });
}
