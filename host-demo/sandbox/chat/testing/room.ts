import { once } from 'node:events';
import { WebSocket } from 'ws';
import { localCallers } from '#sandbox/http/callers.ts';
import { serveLocally } from '#sandbox/serve.ts';
import type { initOmniChat } from '#src/api/contract/chatStart.ts';
import type { ResponseOf } from '#src/api/contract/endpoint.ts';
import { type Frame, OMNI_SOCKET } from '#src/api/contract/omniFrames.ts';
import { createTestSandbox } from '#src/testing/builders.ts';

export type Session = ResponseOf<typeof initOmniChat>;

export const PAGE = 'http://localhost:6400';
const JSON_TYPE = { 'content-type': 'application/json' };

interface Answered {
  status: number;
  body: Record<string, unknown>;
}

/** A sandbox with its chats open, over real HTTP and websockets. */
export async function openRoom() {
  const sandbox = await createTestSandbox({ callers: localCallers({ lender: PAGE }) });
  const served = await serveLocally(sandbox.app, 0, sandbox.sockets);
  const base = `http://localhost:${served.port}`;

  async function call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answered> {
    const response = await fetch(base + path, {
      method,
      headers: { ...JSON_TYPE, ...headers },
      ...(body !== undefined && { body: body instanceof Blob ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : { text } };
  }
  async function control<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answered = await call(method, `/sandbox/v1${path}`, body);
    if (answered.status !== 200) throw new Error(`${answered.status} ${JSON.stringify(answered.body)}`);
    return answered.body as T;
  }
  const start = async (more: object = {}, headers: Record<string, string> = {}) => {
    const { status, body } = await call(
      'POST',
      '/service-omni-proxy/insecure/api/v1/stream/init-web-chat',
      {
        org: 'OAKLINE',
        chatMode: 'nice',
        identity: { friendlyName: 'Ana', emailAddress: 'ana@example.com' },
        ...more,
      },
      headers,
    );
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body as unknown as Session;
  };

  await control('PUT', '/operating-hours', { department: 'OPS_CHAT', open: true });
  await control('PUT', '/chat', { agent: 'none' });
  return {
    base,
    call,
    control,
    start,
    pass: async (ms: number) => {
      const { now } = await control<{ now: string }>('GET', '/clock');
      await control('PUT', '/clock', { now: Date.parse(now) + ms });
    },
    async close() {
      sandbox.close();
      await served.close();
    },
  };
}
export type Room = Awaited<ReturnType<typeof openRoom>>;

type Wanted = (frame: Frame) => boolean;

/** A page of the omni socket: what it has heard, in its order. */
export function dial(room: Room, session: Session, options: object = {}) {
  const socket = new WebSocket(room.base.replace('http', 'ws') + OMNI_SOCKET, { origin: PAGE, ...options });
  const heard: (Frame | string)[] = [];
  const waiting = new Set<() => void>();
  let ids = 0;
  socket.on('message', (data: Buffer) => {
    const text = data.toString();
    try {
      heard.push(JSON.parse(text) as Frame);
    } catch {
      heard.push(text);
    }
    for (const look of [...waiting]) look();
  });
  socket.on('error', () => {});
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));

  /** The first that fits, of those that came or are to come. */
  function next(wanted: Wanted): Promise<Frame> {
    return new Promise((resolve) => {
      const look = () => {
        const found = heard.find((frame): frame is Frame => typeof frame === 'object' && wanted(frame));
        if (!found) return;
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
    });
  }
  const put = (type: string, data: object, more: object = {}): string => {
    ids += 1;
    const id = `frame-${ids}`;
    const { omniProxyChannelId: channel, contactId: contact } = session;
    socket.send(JSON.stringify({ v: 1, id, type, channel, contact, data, ...more }));
    return id;
  };
  const ask = async (type: string, data: object, more?: object) => {
    const id = put(type, data, more);
    const { type: kind, data: answer } = await next((frame) => frame.id === id);
    return { kind, ...answer } as Record<string, unknown> & { kind: string };
  };
  return {
    socket,
    heard,
    closed,
    put,
    ask,
    next,
    opened: () => once(socket, 'open'),
    /** Opened, and let in by its token. */
    async enter() {
      await once(socket, 'open');
      return ask('token', { token: session.token });
    },
    say: (text: string, clientId = text) => ask('message', { clientId, text }),
    event: (type: string, fits: (data: Record<string, unknown>) => boolean = () => true) =>
      next((frame) => frame.type === type && fits(frame.data)),
    texts: () =>
      heard.flatMap((frame) =>
        typeof frame === 'object' && frame.type === 'message' ? [String(frame.data.text)] : [],
      ),
    close: () => socket.terminate(),
  };
}
