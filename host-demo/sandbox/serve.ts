import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { type ServerType, serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { type WebSocket, WebSocketServer } from 'ws';
import type { ServerSocket, SocketRequest, Sockets } from './chat/sockets.ts';

export interface Served {
  port: number;
  close(): Promise<void>;
}

/** The addresses of `localhost`. Other machines on the network cannot reach them. */
const LOOPBACK = ['127.0.0.1', '::1'];
/** Error codes of a machine without IPv6. */
const WITHOUT_ADDRESS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/**
 * Of an idle connection. After Node's five seconds a caller who was busy meanwhile, as a test that reads pixels, does not yet
 * know that it is closed, and what is not a GET is not sent again.
 */
const serverOptions = { keepAliveTimeout: 60_000 };

function listen(app: Hono, hostname: string, port: number): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, hostname, port, serverOptions }, () => resolve(server));
    server.on('error', reject);
  });
}

const closed = (server: ServerType) => new Promise<void>((resolve) => server.close(() => resolve()));

function requestOf({ url = '/', headers }: IncomingMessage): SocketRequest {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  return { path: pathname, query: searchParams, host: headers.host ?? '', origin: headers.origin };
}

const socketOf = (socket: WebSocket): ServerSocket => ({
  send: (data) => socket.send(data),
  close: (code, reason) => socket.close(code, reason),
  terminate: () => socket.terminate(),
  onMessage: (listener) =>
    void socket.on('message', (data: Buffer, isBinary) => listener(isBinary ? data : data.toString())),
  onClose: (listener) => void socket.on('close', listener),
});

/** Larger than any frame of ours; files go by HTTP. */
const MAX_FRAME_BYTES = 1024 * 1024;

/** @returns what answers a request for a connection that stays */
function upgrading(sockets: Sockets) {
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES });
  return (incoming: IncomingMessage, raw: Duplex, head: Buffer) => {
    const request = requestOf(incoming);
    const status = sockets.refusal(request);
    if (status !== undefined) {
      raw.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    server.handleUpgrade(incoming, raw, head, (socket) => {
      // A frame that is none ends the connection, which is all that there is to do about it.
      socket.on('error', () => socket.terminate());
      sockets.accept(socketOf(socket), request);
    });
  };
}

/** Serves over HTTP to this machine alone; resolves when it listens. Port 0 is any that is free. */
export async function serveLocally(app: Hono, wanted: number, sockets?: Sockets): Promise<Served> {
  const servers: ServerType[] = [];
  const close = async () => {
    const ends = servers.map(closed);
    sockets?.cut();
    await Promise.all(ends);
  };
  let port = wanted;
  for (const hostname of LOOPBACK) {
    try {
      const server = await listen(app, hostname, port);
      servers.push(server);
      if (sockets) server.on('upgrade', upgrading(sockets));
      ({ port } = server.address() as AddressInfo);
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (servers.length > 0 && WITHOUT_ADDRESS.includes(code)) continue;
      await close();
      throw code === 'EADDRINUSE'
        ? new Error(`Port ${port} is in use; set PORT_BASE to move all four`)
        : error;
    }
  }
  return { port, close };
}
