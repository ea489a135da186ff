import { beforeEach, test } from '@jest/globals';
import { createTestSandbox } from '#src/testing/builders.ts';
import type { CallsOf } from '#src/testing/faults/calls.ts';
import { type Rows, testFailures } from '#src/testing/faults/failureMatrix.ts';
import { chat } from './remote.tsx';

async function inHours() {
  const sandbox = await createTestSandbox();
  await sandbox.control('PUT', '/operating-hours', { department: 'OPS_CHAT', open: true });
  return { path: '/', sandbox };
}

const ROWS: Rows<CallsOf<'chat'>> = {
  getOpenStatus: [
    {
      open: inHours,
      reach: ({ press }) => press('Chat with us'),
      message: 'We could not load this part of the page.',
      next: ({ find }) => find('textbox', 'Name'),
    },
  ],
  initOmniChat: [
    {
      open: inHours,
      async reach({ press, fill }) {
        await press('Chat with us');
        await fill('Name', 'Ana');
        await fill('Email', 'ana@example.com');
      },
      submit: 'Start chat',
      next: (at) => at.expectHeading('An agent will join'),
    },
  ],
};
const CASES = (Object.keys(ROWS) as CallsOf<'chat'>[]).flatMap((name) =>
  ROWS[name].map((row) => [name, row] as const),
);

beforeEach(() => sessionStorage.clear());

test.each(CASES)('%s fails', (name, row) => testFailures(chat, name, row));
