/** Credit that several people apply for together. Source: docs/rules.md#joint-credit */
import { formatList } from './format.ts';

interface Applicant {
  firstName: string;
  lastName: string;
  /** APPLICANT or CO_APPLICANT */
  role: string;
  jointIntentAt?: string | null | undefined;
}

/** Whether somebody applies with the applicant for whom that has not been confirmed; owners who only sign never do. */
export const asksToConfirmJointCredit = (participants: readonly Applicant[]): boolean =>
  participants.some(({ role, jointIntentAt }) => role !== 'APPLICANT' && !jointIntentAt);

export const namesOf = (participants: readonly Applicant[]): string =>
  formatList(participants.map(({ firstName, lastName }) => `${firstName} ${lastName}`));
