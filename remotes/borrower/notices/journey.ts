import type { CallsOf } from '#src/testing/failureMatrix/testedBy.ts';
import type { CallCases } from '#src/testing/journey.ts';

export const calls = {
  getWeek: { address: 'coming-soon', background: true, next: (at) => at.expectHeading('Coming soon') },
  postVisitorSupport: {
    address: 'register/support',
    async reach(at) {
      await at.fill('Name', 'Ana Rivera');
      await at.fill('Email', 'ana@example.com');
      await at.select('Topic', 'Something else');
      await at.fill('Message', 'I cannot find my application.');
    },
    submit: 'Send',
    next: (at) => at.readText(/reference/),
  },
} satisfies CallCases<CallsOf<'notices'>>;
