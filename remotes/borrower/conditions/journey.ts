import type { Journey } from '#src/testing/journey.ts';
import { conditionsOf } from './testing/requests.ts';

/** One in every state, one overdue, and one that nobody knows. */
const LIST = {
  application: {
    status: { checklistStatus: 'HMDA' },
    conditions: conditionsOf(
      {
        categoryEnum: 'GENERIC_DOCUMENT_REQUEST',
        requestDocuments: ['W2'],
        commentsToBorrower: 'Of last year.',
      },
      { categoryEnum: 'MANUAL_PAYSTUB_UPLOAD', xtraData: { numDocsRequired: 3 }, dueDate: '2020-02-03' },
      { categoryEnum: 'TRUST_REQUIREMENTS', state: 'NEEDS_ANOTHER_TRY', notes: 'Page 3 missing.' },
      { categoryEnum: 'ID_VERIFICATION_FAILURE' },
      { categoryEnum: 'MISSING_PHONE_NUMBER' },
      { categoryEnum: 'ESCALATION_REVIEW' },
      { categoryEnum: 'PROPERTY_LEGAL_DESCRIPTION', state: 'DONE' },
      { categoryEnum: 'SOMETHING_NEWER' },
    ),
  },
  path: 'conditions',
};

export const journey = {
  states: {
    '': { ...LIST, heading: '5 things we need from you' },
    'all in review': {
      application: {
        status: { checklistStatus: 'HMDA' },
        conditions: conditionsOf(
          { categoryEnum: 'GENERIC_DOCUMENT_REQUEST', state: 'SUBMITTED' },
          { categoryEnum: 'ID_VERIFICATION_FAILURE', state: 'SUBMITTED' },
          { categoryEnum: 'ESCALATION_REVIEW' },
          { categoryEnum: 'BANK_ACCOUNT_FRAUD_REVIEW', state: 'DONE' },
        ),
      },
      path: 'conditions',
      heading: 'Nothing needed right now.',
    },
    'nothing needed': { application: 'HMDA', path: 'conditions', heading: 'Nothing needed right now.' },
  },
  calls: {
    getConditions: {
      ...LIST,
      message: 'We could not load this part of the page.',
      next: (at) => at.expectHeading('5 things we need from you'),
    },
  },
} satisfies Journey;
