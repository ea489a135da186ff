import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';

/** Thrown where there is no socket to cut: in process, the request itself fails. */
export class NetworkFault extends Error {
  constructor() {
    super('The sandbox cut the connection, as it was told to');
    this.name = 'NetworkFault';
  }
}

interface NodeBindings {
  incoming?: { socket?: { destroy(): void }; on?(event: 'close', listener: () => void): void };
  outgoing?: { on(event: 'close', listener: () => void): void };
}

/** Ends the connection without an answer. */
export function cutConnection(c: Context): Response {
  const { incoming } = (c.env ?? {}) as NodeBindings;
  if (!incoming?.socket) throw new NetworkFault();
  incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

/** Resolves when the caller has given up. */
export function callerGone(c: Context): Promise<void> {
  const { outgoing } = (c.env ?? {}) as NodeBindings;
  return new Promise((resolve) => {
    outgoing?.on('close', resolve);
    const { signal } = c.req.raw;
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
