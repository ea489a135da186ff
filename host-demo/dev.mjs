// The demo with hot reload: everything is rebuilt as it changes, and open pages reload. What a person has typed is
// kept by the app itself (registration in session storage, applications in drafts), so a reload loses nothing.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { DEMO, followThemes, install } from './start.mjs';

install();
const SERVER = 'dist/host-demo/server/server.mjs';
const ORG = 'dist/org.mjs';
const build = spawn('node_modules/.bin/rspack', ['build', '--watch', '--mode', 'development'], {
  stdio: 'inherit',
  env: { ...process.env, ...DEMO },
});
/** @type {import('node:child_process').ChildProcess | undefined} */
let server;
/** @type {import('node:child_process').ChildProcess | undefined} */
let themes;

const waiting = setInterval(() => {
  if (!existsSync(SERVER) || !existsSync(ORG)) return;
  clearInterval(waiting);
  spawnSync(process.execPath, [ORG, 'emit', 'dist/themes'], { stdio: 'inherit' });
  themes = followThemes();
  server = spawn(process.execPath, ['--watch-path=dist/host-demo/server', SERVER], {
    stdio: 'inherit',
    env: { ...process.env, HELOC_DEV: '1', HELOC_LIVE: '1' },
  });
}, 500);
const stop = () => {
  build.kill();
  themes?.kill();
  server?.kill();
  process.exit(0);
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
