import type { CallsOf } from '#src/testing/failureMatrix/testedBy.ts';
import type { CallCases, Control } from '#src/testing/journey.ts';

/** While somebody answers. */
const OPEN = {
  remote: 'chat',
  prepare: (control: Control) => control('PUT', '/operating-hours', { department: 'OPS_CHAT', open: true }),
} as const;

export const calls = {
  getOpenStatus: {
    ...OPEN,
    reach: (at) => at.press('Chat with us'),
    message: 'We could not load this part of the page.',
    next: (at) => at.fill('Name', 'Ana'),
  },
  initOmniChat: {
    ...OPEN,
    async reach(at) {
      await at.press('Chat with us');
      await at.fill('Name', 'Ana');
      await at.fill('Email', 'ana@example.com');
    },
    submit: 'Start chat',
    next: (at) => at.readText('An agent will join'),
  },
} satisfies CallCases<CallsOf<'chat'>>;
