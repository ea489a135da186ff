import { type ServerType, serve } from '@hono/node-server';
import type { Hono } from 'hono';

/** Serves the sandbox over HTTP; resolves when it listens. */
export function serveSandbox(app: Hono, port: number): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port }, () => resolve(server));
    server.on('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is in use; set PORT_BASE to move all four`)
          : error,
      );
    });
  });
}
