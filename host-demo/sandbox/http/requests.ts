import type { Context, MiddlewareHandler } from 'hono';

/** As `GET /requests` answers it. */
export interface ReceivedRequest {
  at: string;
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
}

const KEPT = 5000;

async function bodyOf(c: Context): Promise<unknown> {
  const type = c.req.header('content-type') ?? '';
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return null;
  // Of a file how much of it was sent, and nothing of what is in it.
  if (type.includes('octet-stream')) return { size: (await c.req.arrayBuffer()).byteLength };
  const text = await c.req.text();
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Remembers every request to the API, oldest first, for tests that look at what a browser sent. In memory only:
 * bodies contain SSNs in clear text, so nothing here is persisted or logged.
 */
export function createRequestLog(now: () => number) {
  let received: ReceivedRequest[] = [];
  const middleware: MiddlewareHandler = async (c, next) => {
    if (!c.req.path.startsWith('/sandbox/')) {
      received.push({
        at: new Date(now()).toISOString(),
        method: c.req.method,
        path: c.req.path,
        query: c.req.query(),
        headers: c.req.header(),
        body: await bodyOf(c).catch(() => null),
      });
      if (received.length > KEPT) received = received.slice(-KEPT);
    }
    await next();
  };
  return {
    middleware,
    list: () => received,
    clear() {
      received = [];
    },
  };
}
export type RequestLog = ReturnType<typeof createRequestLog>;
