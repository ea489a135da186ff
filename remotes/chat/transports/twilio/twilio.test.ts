import { describeTransport } from '../testing/contract.ts';
import { createBench } from './testing/bench.ts';

describeTransport('twilio', async () => {
  const { id, chat, open, agent, token, close } = await createBench();
  return {
    open,
    agent,
    truth: async () => chat.conversations.messages(id),
    async fault(on, kind, more) {
      chat.faults.add(id, { on, kind, ...more });
      return true;
    },
    expire: async () => chat.tokens.expireIn(id, 0),
    token: async () => token(),
    turn: () => new Promise((resolve) => void setImmediate(resolve)),
    close,
  };
});
