import { describeTransport } from './contract.ts';
import { createMemory } from './memory.ts';

describeTransport('memory', async () => {
  const { open, server } = createMemory();
  /** What happens to the next event. */
  let next: string | undefined;
  let behind: (() => void) | undefined;
  const tellLast = (message = server.messages.at(-1)) => {
    if (message) server.tell({ type: 'message', message });
  };
  const MEETS: Record<string, () => void> = {
    duplicate: () => {
      tellLast();
      tellLast();
    },
    reorder() {
      const message = server.messages.at(-1);
      behind = () => tellLast(message);
    },
    delay() {
      const message = server.messages.at(-1);
      setTimeout(() => tellLast(message), 20);
    },
  };
  const agent = {
    async say(text: string) {
      const meet = MEETS[next ?? ''] ?? tellLast;
      const before = behind;
      next = undefined;
      behind = undefined;
      server.saySilently(text);
      meet();
      before?.();
    },
    typing: async (on: boolean) => server.tell({ type: 'typing', author: 'Maria', on }),
    join: async (name: string) => server.tell({ type: 'agent', state: 'joined', name }),
    close: async () => server.end('ended'),
    freeze: async () => server.end('frozen'),
  };
  return {
    open,
    agent,
    truth: async () => server.messages,
    async fault(on, kind) {
      if (on === 'page') server.failPages(1);
      else if (on === 'send') server.fail(kind === 'drop-answer' ? 'unknown' : 'not-sent');
      else if (on === 'event' && kind in MEETS) next = kind;
      else return false;
      return true;
    },
    expire: async () => server.expire(),
    token: async () => 'another',
    close: async () => {},
  };
});
