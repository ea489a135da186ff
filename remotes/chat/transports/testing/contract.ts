import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { merge, shownOf } from '../../conversation/messages.ts';
import {
  type Cursor,
  type Emit,
  type Page,
  SendError,
  type Sought,
  type Transport,
  type TransportEvent,
  type WireMessage,
} from '../port.ts';

/** One conversation that an adapter can be opened on, and its other side. */
export interface TransportBench {
  /** Another transport of the same conversation. */
  open(emit: Emit): Transport;
  /** Everything that the server has, in its order; `clientId` where the mode carries it. */
  truth(): Promise<readonly { text: string; clientId?: string | null | undefined }[]>;
  /** An agent does something; absent where a program answers. */
  agent?: {
    say(text: string): Promise<unknown>;
    typing(on: boolean): Promise<unknown>;
    join(name: string): Promise<unknown>;
    close(): Promise<unknown>;
    freeze(): Promise<unknown>;
  };
  /** Something goes wrong once, in the words of the sandbox's faults; false where the mode has no such moment. */
  fault(
    on: 'send' | 'event' | 'page' | 'connect',
    kind: 'drop-request' | 'drop-answer' | 'delay' | 'duplicate' | 'reorder' | 'close' | 'garbage' | 'status',
    more?: { status?: number; times?: number; delayMs?: number },
  ): Promise<boolean>;
  /** Tokens that are out are over now. */
  expire(): Promise<unknown>;
  /** Another token for the conversation. */
  token(): Promise<string>;
  /** Lets a little time pass; default: a few milliseconds of the real clock. */
  turn?(): Promise<void>;
  close(): Promise<void>;
}

/** How many turns until something must have happened. */
const TURNS = 4000;
const realTurn = () => new Promise<void>((resolve) => setTimeout(resolve, 2));

/** What every adapter keeps to, with the real client of its vendor: `describeTransport('nice', () => ...)`. */
export function describeTransport(name: string, make: () => Promise<TransportBench>): void {
  describe(`the port, by ${name}`, () => {
    let bench: TransportBench;
    let opened: Transport[];
    beforeEach(async () => {
      bench = await make();
      opened = [];
    });
    afterEach(async () => {
      await Promise.all(opened.map((transport) => transport.close('unmounted')));
      await bench.close();
    });

    const never = new AbortController().signal;
    async function until(is: () => boolean | Promise<boolean>, what: string): Promise<void> {
      for (let turn = 0; turn < TURNS; turn += 1) {
        if (await is()) return;
        await (bench.turn ?? realTurn)();
      }
      throw new Error(`It did not happen: ${what}`);
    }
    /** Waits for something while time passes. */
    async function during<T>(promise: Promise<T>): Promise<T> {
      let isDone = false;
      const done = () => {
        isDone = true;
      };
      promise.then(done, done);
      await until(() => isDone, 'an answer');
      return promise;
    }
    function open() {
      const events: TransportEvent[] = [];
      const transport = bench.open((event) => events.push(event));
      opened.push(transport);
      const heard = (): readonly WireMessage[] =>
        events.reduce<readonly WireMessage[]>(
          (known, event) => (event.type === 'message' ? merge(known, [event.message]) : known),
          [],
        );
      const isLinked = () => events.findLast((event) => event.type === 'link')?.state === 'connected';
      /** Somebody is there: the next that happens is what they say. */
      const joined = async (agent: NonNullable<TransportBench['agent']>) => {
        await agent.join('Maria');
        await until(() => events.some((one) => one.type === 'agent' && one.state === 'joined'), 'joined');
      };
      return { transport, events, heard, isLinked, joined };
    }
    async function connected() {
      const one = open();
      await during(one.transport.connect(never));
      await until(one.isLinked, 'connected');
      return one;
    }
    async function pages(transport: Transport, sought: readonly Sought[] = []) {
      let all: readonly WireMessage[] = [];
      let before: Cursor | null = null;
      do {
        const page: Page = await during(transport.page(before, sought, never));
        all = merge(all, page.messages);
        before = page.before;
      } while (before !== null);
      return shownOf(all);
    }
    const texts = (messages: readonly WireMessage[]) => messages.map(({ text }) => text);
    const has = async (text: string) => (await bench.truth()).filter((one) => one.text === text).length;
    const failure = async (sending: Promise<unknown>) => {
      const error = await during(
        sending.then(
          () => undefined,
          (cause: unknown) => cause,
        ),
      );
      if (error !== undefined) expect(error).toBeInstanceOf(SendError);
      return error as SendError | undefined;
    };
    /** An adapter's agents; a test of them is empty where a program answers. */
    const agents = () => bench.agent;

    test('says that it is connected, and answers what is sent with the message as it is kept', async () => {
      const { transport } = await connected();
      const { message } = await during(transport.send({ clientId: 'c1', text: 'Hello' }, never));
      expect(message).toMatchObject({ from: 'me', text: 'Hello' });
      expect(Number.isNaN(Date.parse(message.at))).toBe(false);
      const read = await pages(transport, [{ clientId: 'c1', text: 'Hello', after: -1 }]);
      expect(read.find(({ id }) => id === message.id)).toMatchObject({ text: 'Hello', clientId: 'c1' });
      expect(await has('Hello')).toBe(1);
    });

    test('two messages of the same text are two', async () => {
      const { transport } = await connected();
      const first = await during(transport.send({ clientId: 'c1', text: 'ok' }, never));
      const second = await during(transport.send({ clientId: 'c2', text: 'ok' }, never));
      expect(first.message.id).not.toBe(second.message.id);
      expect(await has('ok')).toBe(2);
    });

    test('what is said between listening and the first page is not missed, and is one message', async () => {
      const agent = agents();
      if (!agent) return;
      await agent.say('before');
      const { transport, heard } = await connected();
      await agent.say('between');
      const read = await pages(transport);
      await until(() => texts(merge(heard(), read)).includes('between'), 'between');
      expect(texts(merge(heard(), read))).toEqual(['before', 'between']);
    });

    test('what one has written comes to another one of the same person as their own', async () => {
      if (!agents()) return;
      const one = await connected();
      const other = await connected();
      await during(one.transport.send({ clientId: 'c1', text: 'Hello' }, never));
      await until(() => other.heard().length > 0, 'heard');
      expect(other.heard()).toEqual([expect.objectContaining({ from: 'me', text: 'Hello', clientId: 'c1' })]);
    });

    test('what a page has before its event comes is one message', async () => {
      const agent = agents();
      if (!agent) return;
      const { transport, heard, joined } = await connected();
      await joined(agent);
      await bench.fault('event', 'delay', { delayMs: 1000 });
      await agent.say('late');
      const read = await pages(transport);
      expect({ heard: texts(heard()), read: texts(read) }).toEqual({ heard: [], read: ['late'] });
      await agent.say('next');
      // A client may keep quiet of what it has given in a page.
      await until(() => texts(heard()).includes('next'), 'the next one');
      for (let turn = 0; turn < 100 && heard().length < 2; turn += 1) await (bench.turn ?? realTurn)();
      expect(texts(merge(read, heard()))).toEqual(['late', 'next']);
    });

    test('an own message whose event comes before its answer is one message', async () => {
      const { transport, heard } = await connected();
      const order: string[] = [];
      const sending = transport.send({ clientId: 'c1', text: 'Hello' }, never).then((sent) => {
        order.push('answer');
        return sent;
      });
      await until(() => {
        if (heard().length > 0 && !order.includes('event')) order.push('event');
        return order.includes('answer');
      }, 'an answer');
      const { message } = await sending;
      const known = merge(heard(), [message]);
      expect(known).toEqual([expect.objectContaining({ id: message.id, text: 'Hello' })]);
      if (agents()) await until(() => heard().length === 1, 'its event');
      const read = await pages(transport, [{ clientId: 'c1', text: 'Hello', after: -1 }]);
      const mine = merge(known, read).filter(({ from }) => from === 'me');
      expect(mine).toHaveLength(1);
    });

    test('an event that comes twice, and events that come in another order, make the same list', async () => {
      const agent = agents();
      if (!agent) return;
      const { heard, joined } = await connected();
      await joined(agent);
      await bench.fault('event', 'duplicate');
      await agent.say('one');
      await bench.fault('event', 'reorder');
      await agent.say('two');
      await agent.say('three');
      await until(() => heard().length === 3, 'three messages');
      expect(texts(heard())).toEqual(['one', 'two', 'three']);
    });

    test('what cannot be read is left out, and what comes after it is not', async () => {
      const agent = agents();
      if (!agent || !(await bench.fault('event', 'garbage'))) return;
      const { transport, heard } = await connected();
      await agent.say('lost');
      await agent.say('found');
      await until(() => texts(heard()).includes('found'), 'found');
      expect(texts(await pages(transport))).toEqual(['lost', 'found']);
    });

    test('an answer that is lost is unknown, and what was sent is in the history', async () => {
      const { transport } = await connected();
      if (!(await bench.fault('send', 'drop-answer'))) return;
      const sending = failure(transport.send({ clientId: 'c1', text: 'Hello' }, never));
      await until(async () => (await has('Hello')) === 1, 'kept');
      const error = await sending;
      if (error) expect(error.outcome).toBe('unknown');
      await until(async () => {
        const read = await pages(transport, [{ clientId: 'c1', text: 'Hello', after: -1 }]).catch(() => []);
        return read.some(({ clientId }) => clientId === 'c1');
      }, 'found by its id');
      if (transport.can.idempotentSend) {
        await failure(transport.send({ clientId: 'c1', text: 'Hello' }, never));
        expect(await has('Hello')).toBe(1);
      }
    });

    test('a request that is lost is not taken for sent', async () => {
      const { transport } = await connected();
      if (!(await bench.fault('send', 'drop-request'))) return;
      const error = await failure(transport.send({ clientId: 'c1', text: 'Hello' }, never));
      expect(error?.outcome).toMatch(/^(unknown|not-sent)$/);
      expect(await has('Hello')).toBe(0);
    });

    test('a conversation of many pages is read to its beginning, each message once', async () => {
      const agent = agents();
      if (!agent) return;
      const said = Array.from({ length: 45 }, (_, place) => `message ${place}`);
      for (const text of said) await agent.say(text);
      const { transport } = await connected();
      const newest = await during(transport.page(null, [], never));
      expect(newest.messages.length).toBeLessThanOrEqual(20);
      expect(texts(await pages(transport))).toEqual(said);
    });

    test('the page before a message of the middle is had by what the adapter says of that', async () => {
      const agent = agents();
      const { transport } = await connected();
      if (!agent || !transport.cursorOf) return;
      for (let place = 0; place < 30; place += 1) await agent.say(`message ${place}`);
      const all = await pages(transport);
      const middle = all[25];
      if (!middle) throw new Error('It is not there');
      const { messages } = await during(transport.page(transport.cursorOf(middle), [], never));
      expect(texts(messages)).toEqual(texts(all).slice(5, 25));
    });

    test('a page that fails is a rejection, and the next one is there', async () => {
      const { transport } = await connected();
      await during(transport.send({ clientId: 'c1', text: 'Hello' }, never));
      if (!(await bench.fault('page', 'status', { status: 500 }))) return;
      await expect(during(transport.page(null, [], never))).rejects.toThrow();
      await until(async () => (await pages(transport).catch(() => [])).length > 0, 'read');
    });

    test('tells who is there, who writes and that it is over; then nothing more is taken', async () => {
      const agent = agents();
      if (!agent) return;
      const { transport, events } = await connected();
      await agent.join('Maria');
      await until(() => events.some((one) => one.type === 'agent' && one.state === 'joined'), 'joined');
      await agent.typing(true);
      await until(() => events.some((one) => one.type === 'typing' && one.on), 'typing');
      await agent.close();
      await until(() => events.some((one) => one.type === 'ended'), 'ended');
      const error = await failure(transport.send({ clientId: 'c1', text: 'Hello' }, never));
      expect(error).toBeDefined();
      expect(await has('Hello')).toBe(0);
    });

    test('one that is frozen says so', async () => {
      const agent = agents();
      if (!agent) return;
      const { events } = await connected();
      await agent.freeze();
      await until(() => events.some((one) => one.type === 'frozen' || one.type === 'ended'), 'frozen');
    });

    test('one that was over before it was listened to says so', async () => {
      const agent = agents();
      if (!agent) return;
      await agent.close();
      const { transport, events } = open();
      void transport.connect(never).catch(() => {});
      await until(() => events.some((one) => one.type === 'ended' || one.type === 'frozen'), 'ended');
    });

    test('a connection that breaks is lost, and comes back with what was missed', async () => {
      const agent = agents();
      if (!agent) return;
      const { transport, events, heard, isLinked } = await connected();
      await agent.say('before');
      await until(() => heard().length === 1, 'heard');
      if (!(await bench.fault('event', 'close'))) return;
      await agent.say('meanwhile');
      await until(() => events.some((one) => one.type === 'link' && one.state === 'lost'), 'lost');
      await until(isLinked, 'connected again');
      const read = await pages(transport);
      expect(texts(merge(heard(), read))).toEqual(['before', 'meanwhile']);
    });

    test('is silent once it is closed, also while it connects', async () => {
      const { transport, events } = open();
      const connecting = transport.connect(never).catch(() => {});
      await transport.close('unmounted');
      await during(connecting);
      const { length } = events;
      await bench.agent?.say('after');
      for (let turn = 0; turn < 20; turn += 1) await (bench.turn ?? realTurn)();
      expect(events.slice(length)).toEqual([]);
    });

    test('another token before it is connected, while it connects and when it is, breaks nothing', async () => {
      const { transport, isLinked } = open();
      const tokens = [await bench.token(), await bench.token()];
      const first = transport.retoken(tokens[0] ?? '');
      const connecting = transport.connect(never);
      const second = transport.retoken(tokens[1] ?? '');
      await during(Promise.all([first, second, connecting]));
      await until(isLinked, 'connected');
      await during(transport.retoken(await bench.token()));
      await during(transport.send({ clientId: 'c1', text: 'Hello' }, never));
      expect(await has('Hello')).toBe(1);
    });

    test('a token that is over takes nothing along: another one, and it goes on', async () => {
      const { transport, events, isLinked } = await connected();
      await bench.expire();
      if (agents())
        await until(
          () =>
            events.some(
              (one) =>
                (one.type === 'token' && one.state === 'expired') ||
                (one.type === 'link' && one.state === 'denied'),
            ),
          'expired',
        );
      const meanwhile = await bench.agent?.say('meanwhile').then(() => ['meanwhile']);
      await during(transport.retoken(await bench.token()));
      await until(isLinked, 'connected again');
      await until(async () => {
        const error = await failure(transport.send({ clientId: 'c1', text: 'Hello' }, never));
        if (error) expect(error.outcome).toBe('not-sent');
        return error === undefined;
      }, 'sent');
      expect(texts(await pages(transport))).toEqual(expect.arrayContaining([...(meanwhile ?? []), 'Hello']));
      expect(await has('Hello')).toBe(1);
    });

    test('typing and reading never throw, whatever the connection', async () => {
      const { transport } = open();
      transport.typing();
      transport.read({ major: 0, minor: '' });
      await during(transport.connect(never));
      transport.typing();
      transport.read({ major: 0, minor: '' });
    });
  });
}
