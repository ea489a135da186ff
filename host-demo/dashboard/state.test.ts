import { expect, test } from '@jest/globals';
import { CHECKLIST_STATUSES } from '#src/domain/application/status.ts';
import { STAGES } from '#src/domain/enums.ts';
import { stateOf } from './state.ts';

const at = (checklistStatus: string, step = 'INITIAL') =>
  stateOf({ status: { checklistStatus } as never, currentProgress: { step, substep: null } });

test.each(CHECKLIST_STATUSES)('%s is said in words, without its name', (status) => {
  for (const stage of STAGES) {
    const { words } = at(status, stage);
    expect(words).toMatch(/^[A-Z].*\.$/);
    expect(words).not.toContain('_');
  }
});

const WORKING = 'We are working on it. We will email you when it is your turn.';

test.each([
  [
    'INCOME_VERIFICATION',
    'LINK_INCOME',
    { words: 'Next: show us your income.', action: 'Continue', step: 4 },
  ],
  ['HARD_CREDIT_PULL', 'MORE_INFO', { words: WORKING, action: 'See where it stands' }],
  ['DECLINED', 'INITIAL', { words: 'Decided. We could not approve it.', action: 'See why' }],
  // The application itself leads from these two to the dashboard.
  ['COMPLETE', 'COMPLETE', { words: 'All done. Your line of credit is set up.' }],
  ['CANCELLED', 'PRODUCT_SELECT', { words: 'Cancelled. Nothing more will happen.' }],
  [
    'RESCISSION',
    'COMPLETE',
    { words: 'Signed. We will email you before the money is sent.', action: 'See the dates' },
  ],
])('%s', (status, stage, state) => {
  expect(at(status, stage)).toEqual(state);
});
