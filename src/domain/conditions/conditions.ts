/** What the lender still needs from somebody, how far it is, and until when. Source: docs/rules.md#conditions */
import { daysBetween, type IsoDate, parseDate } from '../dates/calendar.ts';
import { isOneOf } from '../enums.ts';

export const CONDITION_CATEGORIES = [
  'BANK_ACCOUNT_FRAUD_REVIEW',
  'ID_VERIFICATION_FAILURE',
  'MISSING_PHONE_NUMBER',
  'TRUST_REQUIREMENTS',
  'PROPERTY_LEGAL_DESCRIPTION',
  'IDENTITY_DOCUMENT_FRAUD_REVIEW',
  'PROPERTY_OWNERSHIP_FRAUD_REVIEW',
  'FALSE_OWNERSHIP_TYPE_REVIEW',
  'MANUAL_PAYSTUB_UPLOAD',
  'HARD_CREDIT_INQUIRY_REVIEW',
  'GENERIC_DOCUMENT_REQUEST',
  'ESCALATION_REVIEW',
] as const;
export type ConditionCategory = (typeof CONDITION_CATEGORIES)[number];

/** SUBMITTED is in review; NEEDS_ANOTHER_TRY was refused, with a note that says why. */
export const CONDITION_STATES = ['TODO', 'SUBMITTED', 'NEEDS_ANOTHER_TRY', 'DONE'] as const;
export type ConditionState = (typeof CONDITION_STATES)[number];

/** What the rules need to know of a condition. */
export interface ConditionFacts {
  categoryEnum: string;
  state?: string | null | undefined;
  actionNeeded?: boolean | null | undefined;
  requestDocuments?: readonly string[] | null | undefined;
  xtraData?:
    | {
        numDocsRequired?: number | null | undefined;
        inquiries?: readonly { creditor: string; date: string }[] | null | undefined;
      }
    | null
    | undefined;
}

/** A condition whose category the product knows. */
export type Known<C extends ConditionFacts> = C & { categoryEnum: ConditionCategory };

export const isKnown = <C extends ConditionFacts>(condition: C): condition is Known<C> =>
  isOneOf(CONDITION_CATEGORIES, condition.categoryEnum);

/** Somebody of the lender looks at it, and asks for nothing unless they say so. */
export const asksNothing = ({ categoryEnum, actionNeeded }: ConditionFacts) =>
  categoryEnum === 'ESCALATION_REVIEW' && actionNeeded !== true;

const OPEN: readonly ConditionState[] = ['TODO', 'NEEDS_ANOTHER_TRY'];

/** How far a condition is; a service may leave the state out, or send one that is not known yet. */
export function stateOf(condition: ConditionFacts): ConditionState {
  const { state, actionNeeded } = condition;
  const given = isOneOf(CONDITION_STATES, state) ? state : undefined;
  if (given === 'DONE') return given;
  if (asksNothing(condition)) return 'SUBMITTED';
  return given ?? (actionNeeded === false ? 'SUBMITTED' : 'TODO');
}

/** Whether something is needed from the person. */
export const isOpen = (condition: ConditionFacts): boolean => OPEN.includes(stateOf(condition));

/** Those that are shown, oldest first, and the categories of those that are not. */
export function known<C extends ConditionFacts & { created: string }>(
  conditions: readonly C[],
): { shown: Known<C>[]; unknown: string[] } {
  const shown = conditions.filter(isKnown).sort((a, b) => a.created.localeCompare(b.created));
  const unknown = conditions.filter((condition) => !isKnown(condition));
  return { shown, unknown: [...new Set(unknown.map(({ categoryEnum }) => categoryEnum))] };
}

/** Days until it is due: 0 today, negative when it is overdue; undefined without a date. */
export function daysLeft(dueDate: string | null | undefined, today: IsoDate): number | undefined {
  const due = parseDate(dueDate ?? '');
  return due && daysBetween(today, due);
}
