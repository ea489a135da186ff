/** Credit that several people apply for together. Source: docs/rules.md#joint-credit */
import { fullName } from '../person/nameText.ts';
import { formatList } from '../text/format.ts';

interface Applicant {
  firstName: string;
  lastName: string;
  /** APPLICANT or CO_APPLICANT */
  role: string;
  jointIntentAt?: string | null | undefined;
}

/** Whether a co-applicant has not been confirmed yet. Owners who only sign do not count. */
export const asksToConfirmJointCredit = (participants: readonly Applicant[]): boolean =>
  participants.some(({ role, jointIntentAt }) => role !== 'APPLICANT' && !jointIntentAt);

export const namesOf = (participants: readonly Applicant[]): string =>
  formatList(participants.map(({ firstName, lastName }) => fullName({ firstName, lastName })));
