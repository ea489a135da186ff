import type { ScreenPath } from '#remotes/borrower/screens.ts';
import type { Scenario } from '#sandbox/control/applicationInput.ts';
import { BYPASS_NMLS } from '#sandbox/model/referrals.ts';

const opens = '/register-v2';
const LOAN_OFFICER = '11111111-1111-4111-8111-111111111111';
const inquiry = (wholesaleBrokerNmls: string) => ({
  status: { checklistStatus: 'LIEN_VERIFICATION' },
  isInquiry: true,
  referrer: { referrerUuid: LOAN_OFFICER, wholesaleBrokerNmls },
});

const CLOSED = { status: { checklistStatus: 'CANCELLED' }, active: false, activeForAppStart: false };

/** People who have an application already and open registration, signed in. */
export const APPLY_AGAIN: Readonly<Record<string, Scenario<ScreenPath>>> = {
  'again-active': {
    label: 'Applies again: an application is active',
    body: { status: { checklistStatus: 'HMDA' } },
    path: 'start/hmda',
    opens,
  },
  'again-recent': {
    label: 'Applies again: received a line within the last 45 days',
    body: { status: { checklistStatus: 'COMPLETE' } },
    opens,
  },
  'again-complete': {
    label: 'Applies again: the only application is complete, long ago',
    body: { status: { checklistStatus: 'COMPLETE' }, dates: { fundsExpected: '2024-03-04' } },
    opens,
  },
  'again-inquiry': {
    label: 'Applies again: an inquiry, the loan officer is to go on',
    body: inquiry('1900001'),
    path: 'liens',
    opens,
  },
  'again-inquiry-bypassed': {
    label: 'Applies again: an inquiry of the broker who stands in nobody’s way',
    body: inquiry(BYPASS_NMLS),
    path: 'liens',
    opens,
  },
  'again-elsewhere': {
    label: 'Applies again: an application is active at another organisation',
    body: { ...CLOSED, activeElsewhere: ['QUILLMERE_BANK'] },
    opens,
  },
  'again-closed': {
    label: 'Applies again: everything before is closed, name and email are known',
    body: CLOSED,
    opens,
  },
};
