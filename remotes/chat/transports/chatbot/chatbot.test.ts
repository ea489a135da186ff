import { getChatHistory } from '#src/api/contract/chatHistory.ts';
import { initOmniChat } from '#src/api/contract/chatStart.ts';
import { createTestSandbox } from '#src/testing/builders.ts';
import { describeTransport } from '../testing/contract.ts';
import { createChatbot } from './chatbot.ts';

const ORG = 'LENDER';

describeTransport('chatbot', async () => {
  const sandbox = await createTestSandbox();
  const api = sandbox.api();
  const start = (tag?: string) =>
    api.call(initOmniChat, {
      body: { chatMode: 'chatbot', org: ORG, identity: null, pageUrl: '', ...(tag && { tag }) },
    });
  const { conversationSid: id } = await start();
  let isOver = false;
  return {
    open: (emit) =>
      createChatbot(
        {
          api,
          conversation: () => ({ id, isOver }),
          async begin() {
            const begun = await start(`chatbot:${id}`);
            isOver = false;
            return begun.conversationSid;
          },
          visitorId: 'visitor',
          askedAt: () => ({ applicationId: null, organization: ORG, pageUrl: '' }),
        },
        emit,
      ),
    async truth() {
      const { messages } = await api.call(getChatHistory, { params: { conversationId: id } });
      return messages.map(({ message }) => ({ text: message }));
    },
    async fault(on, kind, more = {}) {
      await sandbox.control('POST', `/chat/${id}/faults`, { on, kind, ...more });
      return true;
    },
    async expire() {
      isOver = true;
    },
    token: async () => 'another',
    close: async () => sandbox.close(),
  };
});
