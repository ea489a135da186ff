import type { PageJourney } from '#src/testing/journey.ts';

export const journey = {
  states: {
    'no link': { address: 'identity-handoff', heading: 'This link is not complete' },
    'unknown link': {
      address: 'identity-handoff#nothing',
      heading: 'This link is not complete',
      isRefused: true,
    },
    'failed link': {
      async address(control) {
        await control('POST', '/faults', { path: '**/handoff/open', kind: 'status', status: 500 });
        return 'identity-handoff#nothing';
      },
      heading: 'We could not open your link',
      isRefused: true,
    },
  },
  calls: {
    openHandoff: { testedBy: 'remotes/borrower/handoff/View.test.tsx' },
    uploadHandoff: { testedBy: 'remotes/borrower/handoff/View.test.tsx' },
    removeHandoffDocument: { testedBy: 'remotes/borrower/handoff/View.test.tsx' },
    finishHandoff: { testedBy: 'remotes/borrower/handoff/View.test.tsx' },
  },
} satisfies PageJourney;
