// Before the vendor's client, which looks up its window when it is loaded.
import '../../testing/page.ts';
import { jest } from '@jest/globals';
import { Hono } from 'hono';
import { createChat } from '#sandbox/chat/chat.ts';
import { createSockets } from '#sandbox/chat/sockets.ts';
import { createTwilsock, TWILSOCK_MEDIA_PATH, TWILSOCK_PATH } from '#sandbox/chat/twilsock/twilsock.ts';
import { createClock } from '#sandbox/clock.ts';
import { inProcess } from '#sandbox/http/callers.ts';
import { HttpError } from '#sandbox/http/errors.ts';
import { uuidSource } from '#sandbox/model/random.ts';
import type { Blob, Store } from '#sandbox/store.ts';
import type { Api } from '#src/api/client/createApi.ts';
import { sandboxSocket } from '#src/testing/sandboxSocket.ts';
import type { Emit } from '../../port.ts';
import { page } from '../../testing/page.ts';
import { createTwilio } from '../twilio.ts';

const LASTS_MS = 6 * 60 * 60_000;
const API = 'http://api.test';

/** Answers at once: a database answers by the clock of the machine, which is not that of the test. */
function storeInMemory(): Store {
  const docs = new Map<string, unknown>();
  const blobs = new Map<string, Blob>();
  const keyOf = (kind: string, id: string) => `${kind}/${id}`;
  const none = async () => [];
  return {
    get: async <T>(kind: string, id: string) => docs.get(keyOf(kind, id)) as T | undefined,
    find: none,
    all: none,
    put: async (kind, id, _ref, value) => void docs.set(keyOf(kind, id), value),
    remove: async (kind, id) => void docs.delete(keyOf(kind, id)),
    getBlob: async (id) => blobs.get(id),
    putBlob: async (id, blob) => void blobs.set(id, blob),
    removeBlob: async (id) => void blobs.delete(id),
    clear: async () => {},
    close() {},
  };
}

const STEP_MS = 20;

function holdTime(): void {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'] });
}
/** The time of the test runs as fast as what happens in it: a minute of waiting is some milliseconds. @returns how to end it */
function runTime(): () => void {
  let isOver = false;
  const run = async () => {
    while (!isOver) {
      await jest.advanceTimersByTimeAsync(STEP_MS);
      await new Promise(setImmediate);
    }
  };
  void run();
  return () => {
    isOver = true;
    jest.useRealTimers();
  };
}

/** The vendor's real client, the adapter and the sandbox's end of the socket, in one process. */
export async function createBench({ mergesRepeats = true, isTimeRunning = true } = {}) {
  holdTime();
  const stopTime = isTimeRunning ? runTime() : () => jest.useRealTimers();
  const store = storeInMemory();
  const clock = createClock();
  const newId = uuidSource('chat');
  const chat = createChat({ store, clock, newId, secret: 'secret' });
  const twilsock = createTwilsock({ ...chat, clock, newId, mergesRepeats });
  const sockets = createSockets({ [TWILSOCK_PATH]: twilsock.upgrade }, inProcess);
  const app = new Hono();
  app.route(TWILSOCK_MEDIA_PATH, twilsock.media);
  app.onError((error) => {
    if (!(error instanceof HttpError)) throw error;
    return Response.json(error.body, { status: error.status });
  });
  page.app = app;
  page.WebSocket = sandboxSocket({ sockets });
  await chat.settings.change({ agent: 'none' });
  const { id } = await chat.conversations.start({
    org: 'ORG',
    mode: 'twilio',
    friendlyName: 'Ada',
    emailAddress: 'ada@mail.test',
    applicationUuid: null,
    tag: null,
    handOver: [],
    identityUuid: null,
    position: 0,
  });
  const { conversations } = chat;
  const token = () => chat.tokens.issue(id, LASTS_MS).token;
  return {
    id,
    chat,
    sockets,
    app,
    token,
    open: (emit: Emit, given = token()) =>
      createTwilio(
        {
          session: {
            mode: 'twilio',
            friendlyName: 'Ada',
            emailAddress: 'ada@mail.test',
            token: given,
            conversationSid: id,
            expiration: new Date(clock.now() + LASTS_MS).toISOString(),
            omniProxyChannelId: null,
            initialMessage: null,
            twilio: { uri: `${API.replace('http', 'ws')}${TWILSOCK_PATH}` },
          },
          api: {} as Api,
          now: () => new Date(clock.now()),
          endpoints: { api: API },
        },
        emit,
      ),
    agent: {
      say: (text: string) =>
        conversations.post(id, {
          from: 'agent',
          author: conversations.find(id)?.agent?.name ?? 'Maria',
          text,
          dedupe: false,
        }),
      typing: async (on: boolean) => conversations.typing(id, 'agent', on),
      join: (name: string) => conversations.join(id, name),
      close: () => conversations.close(id, 'agent'),
      freeze: () => conversations.freeze(id),
    },
    async close() {
      sockets.cut();
      chat.close();
      stopTime();
    },
  };
}
