import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Hono } from 'hono';
import { WebSocket } from 'ws';
import { sandboxSocket } from '#src/testing/sandboxSocket.ts';
import { inProcess, localCallers } from '../http/callers.ts';
import { type Served, serveLocally } from '../serve.ts';
import { createSockets, type Upgrades } from './sockets.ts';

const PAGE = 'http://localhost:6400';
const callers = localCallers({ lender: PAGE });
const upgrades: Upgrades = {
  '/echo': (socket) =>
    socket.onMessage((data) => {
      if (data === 'close') socket.close(4000, 'done');
      else if (data === 'break') socket.terminate();
      else socket.send(data);
    }),
};

let served: Served;
let sockets: ReturnType<typeof createSockets>;
beforeEach(async () => {
  sockets = createSockets(upgrades, callers);
  served = await serveLocally(new Hono(), 0, sockets);
});
afterEach(() => served.close());

const dial = (path: string, options: object = {}) =>
  new WebSocket(`ws://localhost:${served.port}${path}`, { origin: PAGE, ...options });

/** The status in place of a connection. */
async function refused(path: string, options: object): Promise<number> {
  const socket = dial(path, options);
  const [, { statusCode }] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }];
  return statusCode;
}

test('text comes back as text and bytes as bytes', async () => {
  const socket = dial('/echo');
  await once(socket, 'open');
  socket.send('hello');
  const [text, isBinary] = (await once(socket, 'message')) as [Buffer, boolean];
  expect([text.toString(), isBinary]).toEqual(['hello', false]);
  socket.send(new Uint8Array([1, 2]));
  const [bytes] = (await once(socket, 'message')) as [Buffer];
  expect([...bytes]).toEqual([1, 2]);
  socket.send('close');
  const [code, reason] = (await once(socket, 'close')) as [number, Buffer];
  expect([code, reason.toString()]).toEqual([4000, 'done']);
});

test.each([
  ['a page of another site', 403, '/echo', { origin: 'https://evil.example' }],
  ['a page without an origin of its own', 403, '/echo', { origin: 'null' }],
  ['a name that points here', 421, '/echo', { headers: { host: 'evil.example' } }],
  ['a path where nothing is', 404, '/none', {}],
])('%s is refused', async (_, status, path, options) => {
  expect(await refused(path, options)).toBe(status);
});

test('all are broken when the server goes', async () => {
  const socket = dial('/echo');
  await once(socket, 'open');
  const gone = once(socket, 'close');
  sockets.cut();
  expect((await gone)[0]).toBe(1006);
});

test('in process it is the same', async () => {
  const Socket = sandboxSocket({ sockets: createSockets(upgrades, inProcess) });
  const socket = new Socket('ws://api.test/echo');
  await once(socket, 'open');
  socket.send('hello');
  expect(((await once(socket, 'message')) as [MessageEvent])[0].data).toBe('hello');
  socket.send('break');
  expect(((await once(socket, 'close')) as [CloseEvent])[0].code).toBe(1006);
  const stranger = new Socket('ws://api.test/none');
  expect(((await once(stranger, 'close')) as [CloseEvent])[0].code).toBe(1006);
  const Foreign = sandboxSocket({ sockets: createSockets(upgrades, inProcess) }, 'https://evil.example');
  expect(((await once(new Foreign('ws://api.test/echo'), 'close')) as [CloseEvent])[0].code).toBe(1006);
});
