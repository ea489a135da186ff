import { invalid } from '../http/errors.ts';
import type { Conversations } from './conversations.ts';

/** A file in JSON. */
export interface SentFile {
  name: string;
  type: string;
  base64: string;
}

interface Acts {
  say: string;
  /** Whether they write just now. */
  type: boolean;
  /** By which name. */
  join: string;
  leave: true;
  close: true;
  freeze: true;
  file: SentFile;
  /** `seq` of the last message that they have read. */
  read: number;
  /** The place in the queue that a person is told. */
  queue: number;
  /** Another one, of this name, takes over. */
  transfer: string;
}

/** One thing that an agent does. */
export type Act = { [Name in keyof Acts]: Pick<Acts, Name> }[keyof Acts];
export type TimedAct = Act & { afterMs: number };

export const DEFAULT_AGENT = 'Maria';

type Doing = { [Name in keyof Acts]: (id: string, value: Acts[Name]) => unknown };

/** What an agent can do, whether they are a program, a person at the console or a test. */
export function createActs(conversations: Conversations) {
  /** Who says something is there. */
  async function present(id: string): Promise<string> {
    const { agent } = conversations.require(id);
    if (!agent) await conversations.join(id, DEFAULT_AGENT);
    return agent?.name ?? DEFAULT_AGENT;
  }

  const doing: Doing = {
    async say(id, text) {
      const author = await present(id);
      await conversations.post(id, { from: 'agent', author, text, dedupe: false });
    },
    async type(id, on) {
      await present(id);
      conversations.typing(id, 'agent', on);
    },
    join: (id, name) => conversations.join(id, name),
    leave: (id) => conversations.leave(id),
    close: (id) => conversations.close(id, 'agent'),
    freeze: (id) => conversations.freeze(id),
    async file(id, { name, type, base64 }) {
      const author = await present(id);
      const bytes = new Uint8Array(Buffer.from(base64, 'base64'));
      const file = await conversations.keepFile(id, { name, type, bytes });
      await conversations.post(id, { from: 'agent', author, files: [file], dedupe: false });
    },
    read: (id, upTo) => conversations.read(id, 'agent', upTo),
    queue: (id, position) => conversations.queue(id, position),
    async transfer(id, name) {
      await conversations.leave(id);
      await conversations.join(id, name);
    },
  };

  return async function act(id: string, given: Act): Promise<void> {
    for (const [name, value] of Object.entries(given)) {
      const one = Object.hasOwn(doing, name) ? doing[name as keyof Acts] : undefined;
      if (one) return void (await (one as (id: string, value: unknown) => unknown)(id, value));
    }
    throw invalid(`One of ${Object.keys(doing).join(', ')} must be given`);
  };
}
export type DoAct = ReturnType<typeof createActs>;
