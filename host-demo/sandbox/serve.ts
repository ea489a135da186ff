import type { AddressInfo } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import type { Hono } from 'hono';

export interface Served {
  port: number;
  close(): Promise<void>;
}

/** The addresses of `localhost`. Other machines on the network cannot reach them. */
const LOOPBACK = ['127.0.0.1', '::1'];
/** Error codes of a machine without IPv6. */
const WITHOUT_ADDRESS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

function listen(app: Hono, hostname: string, port: number): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, hostname, port }, () => resolve(server));
    server.on('error', reject);
  });
}

const closed = (server: ServerType) => new Promise<void>((resolve) => server.close(() => resolve()));

/** Serves over HTTP to this machine alone; resolves when it listens. Port 0 is any that is free. */
export async function serveLocally(app: Hono, wanted: number): Promise<Served> {
  const servers: ServerType[] = [];
  const close = async () => void (await Promise.all(servers.map(closed)));
  let port = wanted;
  for (const hostname of LOOPBACK) {
    try {
      const server = await listen(app, hostname, port);
      servers.push(server);
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
