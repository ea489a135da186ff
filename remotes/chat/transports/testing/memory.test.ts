import { describeTransport } from './contract.ts';
import { createMemory } from './memory.ts';

describeTransport('memory', async () => {
  const { open, server } = createMemory();
  const agent = {
    say: async (text: string) => server.say(text),
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
      else return false;
      return true;
    },
    token: async () => 'another',
    close: async () => {},
  };
});
