import type { ScreenPath } from '#remotes/borrower/screens.ts';
import type { Scenario } from '#sandbox/control/applicationInput.ts';
import { CONDITION_CATEGORIES, type ConditionCategory } from '#src/domain/conditions/conditions.ts';

/** What a category needs to be answered, beside its name. */
const FACTS: Partial<Record<ConditionCategory, object>> = {
  FALSE_OWNERSHIP_TYPE_REVIEW: { xtraData: { recorded: 'Ana Rivera and Jo Rivera' } },
  MANUAL_PAYSTUB_UPLOAD: { xtraData: { numDocsRequired: 3 } },
  HARD_CREDIT_INQUIRY_REVIEW: {
    xtraData: {
      inquiries: [
        { creditor: 'Silverbrook Auto Finance', date: '2026-10-02' },
        { creditor: 'Meridian Card', date: '2026-10-19' },
      ],
    },
  },
  GENERIC_DOCUMENT_REQUEST: {
    requestDocuments: ['W2', 'AWARD_LETTER'],
    commentsToBorrower: 'Please send the forms of the last year, all pages.',
  },
  ESCALATION_REVIEW: {
    actionNeeded: true,
    commentsToBorrower: 'Please send us the letter that you mentioned.',
  },
};

const condition = (categoryEnum: ConditionCategory) => ({ categoryEnum, ...FACTS[categoryEnum] });
const words = (category: string) => category.toLowerCase().replaceAll('_', ' ');
const ALL = CONDITION_CATEGORIES.map(condition);
const opens = '/{uuid}/conditions';

/** A person who waits, until what is asked for is done. */
function waitsFor(
  label: string,
  conditions: readonly { categoryEnum: string; [field: string]: unknown }[],
): Scenario<ScreenPath> {
  return {
    label,
    body: {
      status: { checklistStatus: 'ORDER_FULL_TITLE' },
      conditions: [...conditions],
      hold: conditions.map(({ categoryEnum }) => categoryEnum),
    },
    path: 'error/timeout',
    opens,
  };
}

/** What the lender still needs from somebody. */
export const CONDITIONS: Readonly<Record<string, Scenario<ScreenPath>>> = {
  ...Object.fromEntries(
    CONDITION_CATEGORIES.map((category) => [
      `condition-${words(category).replaceAll(' ', '-')}`,
      waitsFor(`Condition: ${words(category)}`, [condition(category)]),
    ]),
  ),
  'conditions-twelve': waitsFor('Conditions: all twelve at once', ALL),
  'condition-overdue': waitsFor('Condition: overdue', [
    {
      ...condition('PROPERTY_OWNERSHIP_FRAUD_REVIEW'),
      dueDate: '2020-01-31',
      created: '2020-01-02T12:00:00.000Z',
    },
  ]),
  'conditions-in-every-state': {
    label: 'Conditions: one in each state, and one that nobody knows',
    body: {
      status: { checklistStatus: 'ORDER_FULL_TITLE' },
      conditions: [
        condition('TRUST_REQUIREMENTS'),
        { ...condition('MANUAL_PAYSTUB_UPLOAD'), state: 'SUBMITTED' },
        {
          ...condition('PROPERTY_LEGAL_DESCRIPTION'),
          state: 'NEEDS_ANOTHER_TRY',
          notes: 'Page 2 is missing.',
        },
        { ...condition('PROPERTY_OWNERSHIP_FRAUD_REVIEW'), state: 'DONE' },
        condition('ESCALATION_REVIEW'),
        { categoryEnum: 'ROOF_REVIEW' },
      ],
      hold: ['TRUST_REQUIREMENTS', 'PROPERTY_LEGAL_DESCRIPTION'],
    },
    path: 'error/timeout',
    opens,
  },
  'condition-of-a-signer': {
    label: 'Condition: of an additional signer',
    body: {
      status: { checklistStatus: 'CO_DEED_REQ' },
      signers: [
        { firstName: 'Jordan', lastName: 'Rivera', email: 'slow.jordan@example.com', status: 'CONSENTED' },
      ],
      conditions: [
        { ...condition('GENERIC_DOCUMENT_REQUEST'), signer: 'slow.jordan@example.com' },
        { ...condition('MISSING_PHONE_NUMBER'), signer: 'slow.jordan@example.com' },
      ],
    },
    path: 'signing/additional',
  },
};
