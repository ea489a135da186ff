import { suffixToApi } from '#src/domain/enums.ts';
import { normalizeName } from '#src/domain/person/names.ts';
import { fullName } from '#src/domain/person/nameText.ts';
import type { Env } from './env.ts';
import { mailParty, type Party } from './party.ts';
import { IDENTITY_ATTEMPTS } from './personRecord.ts';
import type { PersonRecord } from './records.ts';

const READING_MS = 1500;
/** About a business day (docs/rules.md#identity-documents). */
const REVIEW_MS = 24 * 60 * 60_000;
/** Of one that has failed before (docs/rules.md#what-a-condition-asks-for). */
const ATTEMPTS_OF_CONDITION = 2;
/** Of the check: the person who looked at it has refused it. */
export const REFUSED = 'NOT_ACCEPTED';

/** What a person looks at: photos that cannot be read, or a name that is not the application's. */
export interface IdentityReview {
  reason: 'PHOTOS' | 'NAME';
  /** Sandbox time. */
  since: number;
  /** As the test input has it. */
  isRefused: boolean;
  nameOnId?: string | undefined;
  nameOnDeed?: string | undefined;
}

export function identityState({ identityCheck: check }: Pick<PersonRecord, 'identityCheck'>, now: number) {
  if (!check) return 'NONE';
  if (now - check.startedAt < READING_MS) return 'PROCESSING';
  if (check.review) return 'MANUAL_REVIEW';
  return check.failure ? 'FAILED' : 'READ';
}

/** Has the ID shown once more. */
export function askAgain(record: PersonRecord): void {
  record.identityVerified = false;
  record.identityAttemptsLeft = ATTEMPTS_OF_CONDITION;
  // What was wrong with a refused one is still said.
  if (record.identityCheck?.failure !== REFUSED) delete record.identityCheck;
}

/** Notes a photo that cannot be used; with the last try it is a person's to look at. */
export function failPhotos(record: PersonRecord, failure: string, isRefused: boolean): void {
  const { identityCheck: check } = record;
  if (!check) return;
  check.failure = failure;
  record.identityAttemptsLeft -= 1;
  if (record.identityAttemptsLeft <= 0) {
    check.review = { reason: 'PHOTOS', since: check.startedAt + READING_MS, isRefused };
  }
}

/** The documents carry the name of the ID; of a deed in another one they say so. */
function takeName({ app: { heloc }, signer, record }: Party, { nameOnId, nameOnDeed }: IdentityReview): void {
  const [firstName = '', ...rest] = normalizeName(nameOnId ?? '').split(' ');
  const suffix = rest.length > 1 ? suffixToApi(rest.at(-1)) : '';
  if (suffix) rest.pop();
  const lastName = rest.pop();
  if (!lastName) return;
  const name = { firstName, middleName: rest.join(' '), lastName, suffix };
  if (signer) {
    Object.assign(record, { legalName: name });
    return;
  }
  heloc.owner = name;
  const onDeed = normalizeName(nameOnDeed ?? '');
  heloc.nameOnDeed = onDeed && onDeed !== fullName(heloc.owner) ? onDeed : null;
  const applicant = heloc.participants.find(({ role }) => role === 'APPLICANT');
  if (applicant) Object.assign(applicant, { firstName, lastName });
}

/**
 * Ends a review that is due; a control call sets the outcome.
 * @returns whether it has ended
 */
export function reviewIdentity(party: Party, env: Env, accepted?: boolean): boolean {
  const { record } = party;
  const { identityCheck: check } = record;
  const review = check?.review;
  if (!review || (accepted === undefined && env.now < review.since + REVIEW_MS)) return false;
  const isAccepted = accepted ?? !review.isRefused;
  delete check.review;
  if (isAccepted) {
    record.identityVerified = true;
    if (review.reason === 'NAME') takeName(party, review);
  } else {
    check.failure = REFUSED;
    record.identityAttemptsLeft = IDENTITY_ATTEMPTS;
  }
  mailParty(party, env, {
    subject: isAccepted ? 'Your identity is verified' : 'We need another ID',
    text: isAccepted
      ? `Your documents are drawn up for ${fullName(party.name)}. You can go on where you left off.`
      : 'The person who checked your ID could not accept it. Send another one to go on.',
  });
  return true;
}
