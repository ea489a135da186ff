import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { useExternalValue } from '#src/platform/useExternalValue.ts';
import { renderUi } from '#src/testing/renderUi.tsx';
import { createConversation, type RunningConversation } from '../../conversation/createConversation.ts';
import type { KeptOutbox } from '../../conversation/keptOutbox.ts';
import { createMemory } from '../../transports/testing/memory.ts';
import { useSpoken } from './useSpoken.ts';

const OUTBOX: KeptOutbox = {
  read: () => [],
  keep() {},
  readDraft: () => '',
  keepDraft() {},
};

function Spoken({ conversation }: { conversation: RunningConversation }) {
  useSpoken(useExternalValue(conversation.subscribe, conversation.get), conversation.mayAnnounce);
  return <></>;
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

async function start(before: readonly string[] = []) {
  const { server, open } = createMemory({ before });
  const conversation = createConversation({ open, outbox: OUTBOX });
  const { heard, unmount } = renderUi(<Spoken conversation={conversation} />);
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await act(async () => conversation.tell({ type: 'opened' }));
  await pass(0);
  const end = () => {
    unmount();
    void conversation.close();
  };
  return { server, conversation, heard, pass, end };
}

test('what was there before is not spoken; one message is, and several are summed up', async () => {
  const { server, heard, pass, end } = await start(['Hello', 'How can I help?']);
  expect(heard).toEqual([]);
  await act(async () => void server.say('Your rate is fixed.'));
  expect(heard).toEqual(['Agent Maria: Your rate is fixed.']);
  await act(async () => {
    server.say('For each draw.');
    server.say('And for good.');
  });
  expect(heard).toHaveLength(1);
  await pass(1500);
  expect(heard.slice(1)).toEqual(['2 new messages from Maria']);
  await pass(1500);
  await act(async () => void server.say('y'.repeat(300)));
  expect(heard[2]).toBe(`Agent Maria: ${'y'.repeat(250)} The message goes on.`);
  end();
});

test('of what one writes it is spoken that it was sent, and not what it is', async () => {
  const { conversation, heard, pass, end } = await start();
  await act(async () => conversation.tell({ type: 'written', clientId: 'a', text: 'My question' }));
  await pass(0);
  expect(heard).toEqual(['Sent']);
  end();
});

describe('where messages are missing', () => {
  test('what comes after them waits for them', async () => {
    const { server, conversation, heard, pass, end } = await start(['Hello']);
    await act(async () => conversation.tell({ type: 'link', state: 'lost' }));
    const release = server.holdPages();
    const missed = Array.from({ length: 30 }, (_, nth) => `Missed ${nth}`);
    await act(async () => {
      for (const text of missed) server.saySilently(text);
      conversation.tell({ type: 'link', state: 'connected' });
    });
    await act(async () => void server.say('The last'));
    await pass(2000);
    expect(heard).toEqual([]);
    release();
    await pass(0);
    expect(heard).toEqual(['31 new messages from Maria']);
    end();
  });

  test('it is spoken after three seconds at the latest', async () => {
    const { server, conversation, heard, pass, end } = await start(['Hello']);
    await act(async () => conversation.tell({ type: 'link', state: 'lost' }));
    server.holdPages();
    await act(async () => conversation.tell({ type: 'link', state: 'connected' }));
    await act(async () => void server.say('The last'));
    await pass(2999);
    expect(heard).toEqual([]);
    await pass(1);
    expect(heard).toEqual(['Agent Maria: The last']);
    end();
  });
});
