import { setImmediate } from 'node:timers';
import { jest } from '@jest/globals';
import type { IdempotencyKeyStore } from '#src/api/client/idempotency.ts';
import type { HelocEvent } from '#src/platform/events.ts';
import { createPersonal } from '#src/platform/personal.ts';
import type { Runtime } from '#src/platform/runtime.ts';
import { createTestSandbox, type TestSandbox } from '#src/testing/builders.ts';
import { sandboxSocket } from '#src/testing/sandboxSocket.ts';

/** Lets what is under way happen, and time pass: messages between tabs come by the event loop, not by a timer. */
export async function turn(ms = 20): Promise<void> {
  for (let round = 0; round < 3; round += 1) await new Promise((resolve) => setImmediate(resolve));
  await jest.advanceTimersByTimeAsync(ms);
}

/** What is to be had after a while. */
export async function during<T>(promise: Promise<T>, ms = 20, turns = 2000): Promise<T> {
  let isDone = false;
  const done = () => {
    isDone = true;
  };
  promise.then(done, done);
  for (let nth = 0; nth < turns && !isDone; nth += 1) await turn(ms);
  if (!isDone) throw new Error('There is no answer');
  return promise;
}

export async function until(is: () => boolean | Promise<boolean>, ms = 20, turns = 2000): Promise<void> {
  for (let nth = 0; nth < turns; nth += 1) {
    if (await is()) return;
    await turn(ms);
  }
  throw new Error('It did not happen');
}

export const useVirtualTime = () =>
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });

/** Locks as browsers have them, for an environment that has none. */
export function installLocks(): void {
  const tails = new Map<string, Promise<unknown>>();
  const locks = {
    request<T>(name: string, act: () => Promise<T>): Promise<T> {
      const before = tails.get(name) ?? Promise.resolve();
      const now = before.then(act, act);
      tails.set(
        name,
        now.catch(() => {}),
      );
      return now;
    },
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
}

/** An open department without a scripted agent. */
export async function openChats(settings: object = {}): Promise<TestSandbox> {
  const sandbox = await createTestSandbox();
  await sandbox.control('PUT', '/operating-hours', { department: 'OPS_CHAT', open: true });
  await sandbox.control('PUT', '/chat', { agent: 'none', ...settings });
  Object.assign(globalThis, { WebSocket: sandboxSocket(sandbox) });
  return sandbox;
}

function memoryStore() {
  const kept = new Map<string, string>();
  return {
    get: (name: string) => kept.get(name),
    set: (name: string, value: string) => void kept.set(name, value),
    remove: (name: string) => void kept.delete(name),
    keys: () => [...kept.keys()],
  };
}

/** A tab of a browser, as far as the session of a chat knows one. */
export function openTab(
  sandbox: Pick<TestSandbox, 'api'>,
  {
    owner = 'ana',
    jwt,
    variables = {},
    keys,
    session = memoryStore(),
  }: {
    owner?: string;
    jwt?: string;
    variables?: object;
    keys?: IdempotencyKeyStore;
    /** What the tab has stored: with that of another one it is the same tab after a reload. */
    session?: ReturnType<typeof memoryStore>;
  } = {},
) {
  const events: HelocEvent[] = [];
  const personal = createPersonal({ local: memoryStore(), session }, () => owner);
  const runtime = {
    api: sandbox.api({ ...(jwt !== undefined && { jwt }), ...(keys && { keys }) }),
    org: () => 'OAKLINE',
    now: () => new Date(),
    personal,
    flags: { variables: () => variables, whenAnswered: async () => {} },
    auth: { isSignedIn: () => jwt !== undefined },
    emit: (event: HelocEvent) => events.push(event) > 0,
    urls: { apiBaseUrl: () => 'http://api.test' },
    reporter: { warn() {}, error() {} },
  } as unknown as Runtime;
  return { runtime, events, stored: session };
}
