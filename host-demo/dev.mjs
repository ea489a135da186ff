// The demo with hot reload: everything is rebuilt as it changes, and open pages reload. What a person has typed is
// kept by the app itself (registration in session storage, applications in drafts), so a reload loses nothing.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { install } from './start.mjs';

install();
const SERVER = 'dist/host-demo/server/server.mjs';
const ORG = 'dist/org.mjs';
const themes = () =>
  existsSync(ORG) && spawnSync(process.execPath, [ORG, 'emit', 'dist/themes'], { stdio: 'inherit' });

const build = spawn('node_modules/.bin/rspack', ['build', '--watch', '--mode', 'development'], {
  stdio: 'inherit',
});
/** @type {import('node:child_process').ChildProcess | undefined} */
let server;
let timer;

const waiting = setInterval(() => {
  if (!existsSync(SERVER) || !existsSync(ORG)) return;
  clearInterval(waiting);
  themes();
  server = spawn(process.execPath, ['--watch-path=dist/host-demo/server', SERVER], {
    stdio: 'inherit',
    env: { ...process.env, HELOC_DEV: '1' },
  });
}, 500);
watch('themes', { recursive: true }, () => {
  clearTimeout(timer);
  timer = setTimeout(themes, 200);
});
const stop = () => {
  build.kill();
  server?.kill();
  process.exit(0);
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
