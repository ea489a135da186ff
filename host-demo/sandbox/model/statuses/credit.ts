import { hasConsent } from '#src/domain/registration/consents.ts';
import { frozenStatus, noteFreeze } from '../creditFreeze.ts';
import { creditCheck, noteSearch, UNKNOWN_SSN_ENDING } from '../creditSearch.ts';
import { decided, same } from '../decisions.ts';
import type { Application } from '../records.ts';
import {
  after,
  afterADay,
  afterSeconds,
  dayAfter,
  HOUR,
  iso,
  NEVER,
  SECOND,
  type SomeRows,
  START,
  SUBMITTED,
  toDo,
} from './row.ts';

const TO_PROPERTY = 'WAITING_FOR_PROPERTY';

/** Where an SSN that leads to no file leads. */
function unknownSsn({ heloc, ssnLast4, isFileFound }: Application): string | undefined {
  if (isFileFound || ssnLast4 !== UNKNOWN_SSN_ENDING) return undefined;
  return heloc.ssnAttemptsLeft ? 'CREDIT_NO_MATCH' : 'CREDIT_NO_MATCH_SSN';
}

function afterSoftCredit(app: Application): string {
  const unknown = unknownSsn(app);
  if (unknown) return unknown;
  const status = decided(app, 'softCredit');
  const frozen = frozenStatus(app, 'SOFT', status);
  if (frozen) return frozen;
  const solved =
    app.isFileFound ||
    (status === 'CREDIT_NO_MATCH' && app.ssnLast4 !== undefined) ||
    status === 'SOFT_CREDIT_LOCKED_OR_FROZEN';
  return solved || !status ? TO_PROPERTY : status;
}

function afterHardCredit(app: Application): string {
  const unknown = unknownSsn(app);
  if (unknown) return unknown;
  const status = decided(app, 'hardCredit');
  const frozen = frozenStatus(app, 'HARD', status);
  if (frozen) return frozen;
  if (status && status !== 'HARD_CREDIT_LOCKED_OR_FROZEN') return status;
  return isReviewedByPerson(app) ? 'APPRAISAL_REVIEW_COMPLETE' : 'INCOME_VERIFICATION';
}

/** Another residency is never a reason to stop: an underwriter looks, and it goes on (docs/rules.md#residency). */
const isReviewedByPerson = ({ answers }: Application) =>
  (answers.putContact as { residency?: string | null } | undefined)?.residency === 'OTHER';

/** A person has looked for the credit file. @returns the status that it leads to */
function endSearch(app: Application, isFound: boolean): string {
  if (!isFound) return 'DECLINED';
  app.isFileFound = true;
  return creditCheck(app);
}

const frozen = {
  mail: toDo(
    'Your credit file is locked or frozen',
    'Open your application to see how to lift the freeze. It is free.',
  ),
  onEnter: noteFreeze,
  submits: { retryCredit: creditCheck, postCreditReminder: null },
};

export const creditRows = {
  GEN_PRE_SOFT_CREDIT_DISCLOSURE: {
    ...START,
    mail: null,
    automatic: {
      // Not before the person has agreed to what they read.
      until: ({ heloc, enteredAt }) =>
        hasConsent(heloc.consents, 'SOFT_CREDIT') ? enteredAt + SECOND : NEVER,
      next: () => 'WAITING_FOR_SOFT_CREDIT',
    },
    missing: ({ heloc }) => !hasConsent(heloc.consents, 'SOFT_CREDIT') && 'their consent to the credit check',
  },
  IN_PROGRESS: { ...START, mail: null, automatic: afterSeconds(1, 'WAITING_FOR_SOFT_CREDIT') },
  WAITING_FOR_SOFT_CREDIT: { automatic: afterSeconds(1.5, afterSoftCredit) },
  CREDIT_NO_MATCH: {
    ...START,
    mail: toDo('We could not find your credit file yet', 'Open your application to tell us more.'),
    automatic: {
      // Only a check that waits for the bureau goes on by itself.
      until: ({ heloc, bureauTriedAt }) =>
        heloc.bureauOutage && bureauTriedAt ? bureauTriedAt + 4 * HOUR : NEVER,
      next(app) {
        app.heloc.bureauOutage = null;
        return creditCheck(app);
      },
    },
    missing: ({ heloc }) => !heloc.bureauOutage && 'their Social Security number',
    submits: { putApplicant: null, putSsn: creditCheck, retryCredit: creditCheck },
  },
  CREDIT_NO_MATCH_SSN: {
    ...START,
    mail: toDo(
      'We could not find your credit file',
      'Open your application to check the details that you gave.',
    ),
    onEnter: noteSearch,
    automatic: {
      until: ({ heloc }) => dayAfter(heloc.creditSearch?.answeredAt),
      next: (app) => endSearch(app, !same(app.heloc.owner.lastName, 'Nofile')),
    },
    waits: {
      for: 'The credit file',
      to: 'WAITING_FOR_SOFT_CREDIT',
      refused: 'DECLINED',
      decide: (app, _env, isAccepted) => endSearch(app, isAccepted),
    },
    submits: { retryCredit: creditCheck, postCreditDetails: creditCheck },
  },
  SOFT_CREDIT_LOCKED_OR_FROZEN: { ...START, ...frozen },
  HARD_CREDIT_LOCKED_OR_FROZEN: { ...SUBMITTED, ...frozen },
  CREDIT_ERROR: { ...START, mail: null, automatic: after(4 * HOUR, TO_PROPERTY) },
  CREDIT_MINOR: { ...START, mail: null, automatic: afterADay(TO_PROPERTY) },
  FACTA_REVIEW: { ...START, mail: null, automatic: afterADay(TO_PROPERTY) },
  HARD_CREDIT_PULL: {
    ...SUBMITTED,
    mail: null,
    onEnter(app, { now }) {
      app.heloc.dates.submitted ??= iso(now);
    },
    automatic: afterSeconds(2, afterHardCredit),
  },
} satisfies SomeRows;
