import type { Context, MiddlewareHandler } from 'hono';
import { callerGone, cutConnection, NetworkFault } from './network.ts';

export const FAULT_KINDS = ['status', 'network', 'timeout', 'malformed', 'wrong-shape', 'slow'] as const;
type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  id: string;
  /** `*` for any. */
  method: string;
  path: string;
  kind: FaultKind;
  status?: number | undefined;
  body?: unknown;
  /** Seconds, for the header of that name. */
  retryAfter?: number | undefined;
  delayMs?: number | undefined;
  /** The server acts first, and it is the answer that is lost or replaced. */
  after?: boolean | undefined;
  /** How many more requests it meets; absent: all. */
  times?: number | undefined;
}

const SLOW_MS = 10_000;
const escapeRegExp = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/**
 * `**` is anything, `*` is anything within one segment; a `*` that ends the pattern after a slash also takes what lies
 * deeper, and a pattern without a leading slash may begin at any segment.
 */
export function globToRegExp(glob: string): RegExp {
  const anywhere = glob.startsWith('/') ? '' : '(?:.*/)?';
  const body = glob
    .split('**')
    .map((part, index, parts) => {
      const ends = index === parts.length - 1 && part.endsWith('/*');
      const text = ends ? part.slice(0, -1) : part;
      return text.split('*').map(escapeRegExp).join('[^/]*') + (ends ? '.*' : '');
    })
    .join('.*');
  return new RegExp(`^${anywhere}${body}$`);
}

/** What is not the shape that the contract promises: a list for an object, an object for a list. */
const wrongShape = (expectsList: boolean) => (expectsList ? { wrong: 'shape' } : ['wrong', 'shape']);

const DEFAULT_BODIES: Record<number, object> = {
  401: { message: 'unauthenticated' },
  403: { message: 'forbidden' },
};

const json = (body: string, status = 200, headers: Record<string, string> = {}) =>
  new Response(body, { status, headers: { 'content-type': 'application/json', ...headers } });

export function createFaults(newId: () => string, isListPath: (method: string, path: string) => boolean) {
  let faults: Fault[] = [];
  const closing = new AbortController();
  const closed = new Promise<void>((resolve) => closing.signal.addEventListener('abort', () => resolve()));

  /** The first fault that meets the request, counted down. */
  function take(method: string, path: string): Fault | undefined {
    const fault = faults.find(
      (row) => (row.method === '*' || row.method === method) && globToRegExp(row.path).test(path),
    );
    if (fault?.times !== undefined) {
      fault.times -= 1;
      if (fault.times <= 0) faults = faults.filter((row) => row !== fault);
    }
    return fault;
  }

  async function wait(c: Context, ms: number): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const passed = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, ms);
    });
    await Promise.race([passed, callerGone(c), closed]);
    clearTimeout(timer);
  }

  const answers: Record<FaultKind, (c: Context, fault: Fault) => Promise<Response | undefined>> = {
    async status(_, { status = 500, body, retryAfter }) {
      const given = body ?? DEFAULT_BODIES[status] ?? {};
      const headers = retryAfter === undefined ? undefined : { 'retry-after': String(retryAfter) };
      return json(typeof given === 'string' ? given : JSON.stringify(given), status, headers);
    },
    network: async (c) => cutConnection(c),
    async timeout(c) {
      await Promise.race([callerGone(c), closed]);
      throw new NetworkFault();
    },
    malformed: async (_, { body, status }) =>
      json(typeof body === 'string' ? body : '{"uuid": "cut o', status),
    'wrong-shape': async (c, { body }) =>
      json(JSON.stringify(body ?? wrongShape(isListPath(c.req.method, c.req.path)))),
    slow: async () => undefined,
  };

  const middleware: MiddlewareHandler = async (c, next) => {
    const fault = c.req.path.startsWith('/sandbox/') ? undefined : take(c.req.method, c.req.path);
    if (!fault) return next();
    if (fault.after) {
      await next();
      // Emptied first: headers of the answer that is taken away would be merged into the one that replaces it.
      const real = c.res;
      c.res = undefined;
      c.res = (await meet(c, fault)) ?? real;
      return undefined;
    }
    return (await meet(c, fault)) ?? next();
  };

  /** The answer in place of the real one, if there is one. */
  async function meet(c: Context, fault: Fault): Promise<Response | undefined> {
    const delay = fault.delayMs ?? (fault.kind === 'slow' ? SLOW_MS : 0);
    if (delay > 0) await wait(c, delay);
    return answers[fault.kind](c, fault);
  }

  return {
    middleware,
    list: () => faults,
    add(fault: Omit<Fault, 'id'>): Fault {
      const added = { ...fault, id: newId() };
      faults.push(added);
      return added;
    },
    clear() {
      faults = [];
    },
    /** Lets go of requests that are kept waiting. */
    close: () => closing.abort(),
  };
}
export type Faults = ReturnType<typeof createFaults>;
