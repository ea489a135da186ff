import { decided } from '../decisions.ts';
import { reviewIdentity } from '../identity.ts';
import { incomeSource } from '../incomeSources.ts';
import { borrowerOf } from '../party.ts';
import type { Application } from '../records.ts';
import { toIdentity } from './next.ts';
import { afterSeconds, dayAfter, type SomeRows, toDo } from './row.ts';

/** Income below the stated one changes the offers; when none is left, it ends there. */
function afterSources({ heloc }: Application): string {
  if (!heloc.revisionReason) return 'WAITING_FOR_INCOME';
  return heloc.offers.length > 0 ? 'REVISED_OFFER_SELECTION' : 'DECLINED';
}

export const incomeRows = {
  INCOME_VERIFICATION: {
    stage: 'LINK_INCOME',
    reached: 'submitted',
    mail: toDo('Next, show us your income'),
    submits: {
      postIncomeDocuments: null,
      putIncomeRecord: null,
      deleteIncomeRecord: null,
      postEmployerInformation: null,
      postTaxTranscript: null,
      postTaxTranscriptResult: null,
      putIncome: null,
      putIncomeSources: afterSources,
    },
  },
  WAITING_FOR_INCOME: { automatic: afterSeconds(1, (app) => decided(app, 'income') ?? toIdentity(app)) },
  EMPLOYMENT_VERIFICATION: {
    stage: 'LINK_INCOME',
    reached: 'incomeVerified',
    mail: toDo('We need to confirm your job', 'Open your application to tell us whom to call.'),
    onEnter({ heloc }) {
      heloc.employment = { employerName: incomeSource(heloc.income.employmentType).payer };
    },
    // The employer is called, once it is known whom to call.
    automatic: { until: ({ heloc }) => dayAfter(heloc.employment?.answeredAt), next: toIdentity },
    waits: { for: 'The call to the employer', to: 'IDENTITY_VERIFICATION' },
    submits: {
      // Another job is another income.
      putEmployment: ({ heloc }) => (heloc.employment?.answeredAt ? undefined : 'INCOME_VERIFICATION'),
    },
  },
  IDENTITY_VERIFICATION: {
    stage: 'ID_UPLOAD',
    reached: 'incomeVerified',
    mail: toDo('Next, show us who you are', 'Open your application, and have your ID at hand.'),
    finish(app, env) {
      reviewIdentity(borrowerOf(app), env, true);
      return 'PREQUAL_TITLE';
    },
    missing: ({ identityCheck }) => !identityCheck?.review && 'their ID',
    submits: {
      postIdentityVerification: null,
      // A name that is not the application's is a person's to look at, and nothing is signed before.
      putIdentityConfirmation: ({ identityVerified }) => (identityVerified ? 'PREQUAL_TITLE' : undefined),
    },
  },
} satisfies SomeRows;
