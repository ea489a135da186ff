import type { RunningConversation } from './conversation/createConversation.ts';

/** The conversation of a mount, which goes on while its panel is closed. One at a time. */
export interface Held {
  get(): RunningConversation | undefined;
  /** The one of this name, if it is the one that is held. */
  of(name: string): RunningConversation | undefined;
  /** Another one in its place; the one before it is closed. */
  hold(name: string, conversation: RunningConversation): void;
  /** The same for one that takes a while to begin; who asks again meanwhile gets the same. */
  open(name: string, begin: () => Promise<RunningConversation>): Promise<unknown>;
  /** None any more. */
  drop(): void;
  /** What is to be let go of with the mount. */
  atEnd(cleanUp: () => void): void;
  /** The mount goes. */
  close(): void;
  /** Tells of another one, and of everything that happens in the one that is held. */
  subscribe(listener: () => void): () => void;
}

export function createHeld(): Held {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  let held: { name: string; conversation: RunningConversation; leave(): void } | undefined;
  const cleanUps = new Set<() => void>();
  let opening: { name: string; begun: Promise<unknown> } | undefined;
  const drop = () => {
    opening = undefined;
    if (!held) return;
    held.leave();
    void held.conversation.close();
    held = undefined;
    queueMicrotask(tell);
  };
  const hold = (name: string, conversation: RunningConversation) => {
    drop();
    held = { name, conversation, leave: conversation.subscribe(tell) };
    // It may begin while something is drawn.
    queueMicrotask(tell);
  };
  return {
    get: () => held?.conversation,
    of: (name) => (held?.name === name ? held.conversation : undefined),
    hold,
    open(name, begin) {
      if (held?.name === name) return Promise.resolve();
      if (opening?.name !== name) {
        const mine = { name, begun: Promise.resolve<unknown>(undefined) };
        opening = mine;
        mine.begun = begin().then(
          (conversation) => {
            // Nobody waits for it any more.
            if (opening === mine) hold(name, conversation);
            else void conversation.close();
          },
          (error: unknown) => {
            if (opening === mine) opening = undefined;
            throw error;
          },
        );
      }
      return opening.begun;
    },
    drop,
    atEnd: (cleanUp) => void cleanUps.add(cleanUp),
    close() {
      drop();
      for (const cleanUp of cleanUps) cleanUp();
      cleanUps.clear();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
