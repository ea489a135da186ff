import { beforeEach, test } from '@jest/globals';
import type { CallsOf } from '#src/testing/failureMatrix/testedBy.ts';
import { testFailures } from '#src/testing/failureMatrix/testFailures.ts';
import { type CallCases, type Control, callsOf } from '#src/testing/journey.ts';
import { chat } from './remote.tsx';

const IN_HOURS = {
  remote: 'chat',
  prepare: (control: Control) => control('PUT', '/operating-hours', { department: 'OPS_CHAT', open: true }),
} as const;

const CALLS: CallCases<CallsOf<'chat'>> = {
  getOpenStatus: {
    ...IN_HOURS,
    reach: (at) => at.press('Chat with us'),
    message: 'We could not load this part of the page.',
    next: (at) => at.fill('Name', 'Ana'),
  },
  initOmniChat: {
    ...IN_HOURS,
    async reach(at) {
      await at.press('Chat with us');
      await at.fill('Name', 'Ana');
      await at.fill('Email', 'ana@example.com');
    },
    submit: 'Start chat',
    next: (at) => at.expectHeading('An agent will join'),
  },
};

beforeEach(() => sessionStorage.clear());

test.each(callsOf({ chat: { calls: CALLS } }))('$name fails', ({ name, call }) =>
  testFailures(chat, name, call),
);
