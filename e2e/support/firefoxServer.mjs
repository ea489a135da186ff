#!/usr/bin/env node
// Playwright talks to a stock Firefox by WebDriver BiDi and needs a command that this one may not have yet. Started in place of
// the browser, this passes everything on and answers that one itself: what is asked for are colours, which no test looks at.
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';

const LACKING = new Set(['emulation.setMediaFeaturesOverride']);
const LISTENS = /WebDriver BiDi listening on (ws:\S+)/;

const browser = spawn(process.env.FIREFOX_PATH, process.argv.slice(2), {
  stdio: ['ignore', 'ignore', 'pipe'],
});
browser.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => browser.kill(signal));
browser.stderr.on('data', (chunk) => {
  const [, address] = LISTENS.exec(String(chunk)) ?? [];
  if (address) listen(address);
});

function listen(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`);
  });
  server.on('connection', (client, { url }) => {
    const firefox = new WebSocket(address + url);
    const opened = new Promise((resolve) => firefox.once('open', resolve));
    client.on('message', async (data) => {
      const text = String(data);
      const { id, method } = JSON.parse(text);
      if (LACKING.has(method)) return client.send(JSON.stringify({ type: 'success', id, result: {} }));
      await opened;
      firefox.send(text);
    });
    firefox.on('message', (data) => client.send(String(data)));
    firefox.on('close', () => client.close());
    client.on('close', () => firefox.close());
  });
}
