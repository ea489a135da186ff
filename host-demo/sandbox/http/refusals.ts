import type { MiddlewareHandler } from 'hono';
import { HttpError } from './errors.ts';

const READING = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses a page that reaches this machine under a name of its own (DNS rebinding): to the browser it is of one origin
 * with what it asks, so that no other rule would stop it.
 */
export function ownHostsOnly(isHost: (host: string) => boolean): MiddlewareHandler {
  return async (c, next) => {
    const host = c.req.header('host') ?? new URL(c.req.url).host;
    if (!isHost(host)) {
      throw new HttpError(421, { errors: [`The sandbox answers at localhost only, not at ${host}.`] });
    }
    await next();
  };
}

/** Lets nothing change by a request that a browser sends for any page without asking first: this type it asks for. */
export const jsonChangesOnly: MiddlewareHandler = async (c, next) => {
  const [type = ''] = (c.req.header('content-type') ?? '').split(';');
  if (!READING.includes(c.req.method) && type.trim().toLowerCase() !== 'application/json') {
    throw new HttpError(415, {
      errors: [`${c.req.method} needs the header content-type: application/json, also without a body.`],
    });
  }
  await next();
};
