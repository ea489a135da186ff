import type { MiddlewareHandler } from 'hono';

const METHODS = 'GET, POST, PUT, PATCH, DELETE, OPTIONS';
const EXPOSED = [
  'Authorization',
  'Retry-After',
  'X-Correlation-Id',
  'Location',
  'Tus-Resumable',
  'Upload-Expires',
  'Upload-Length',
  'Upload-Offset',
].join(', ');
const PREFLIGHT_SECONDS = '600';
/** Of `/ft`: a request that is asked for first is lost when the page is left. */
const TELEMETRY_PREFLIGHT_SECONDS = '7200';

/**
 * Cross-origin with credentials: the exact origin comes back, never a star, and only if it is allowed. Stands outside
 * everything else, so that faults and errors reach the page with their status.
 */
export function cors(isAllowed: (origin: string, path: string) => boolean): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('origin');
    const allowed = origin !== undefined && isAllowed(origin, c.req.path);
    const headers: Record<string, string> = {
      Vary: 'Origin',
      ...(allowed && {
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Credentials': 'true',
        'Access-Control-Expose-Headers': EXPOSED,
      }),
    };
    if (c.req.method === 'OPTIONS' && c.req.header('access-control-request-method')) {
      return new Response(null, {
        status: 204,
        headers: {
          ...headers,
          ...(allowed && {
            'Access-Control-Allow-Methods': METHODS,
            'Access-Control-Allow-Headers': c.req.header('access-control-request-headers') ?? '',
            'Access-Control-Max-Age': c.req.path.startsWith('/ft/')
              ? TELEMETRY_PREFLIGHT_SECONDS
              : PREFLIGHT_SECONDS,
          }),
        },
      });
    }
    await next();
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
    return undefined;
  };
}
