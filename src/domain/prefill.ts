/**
 * Answers that others give before the person does. They stand in the fields and count as answers only once the person
 * has submitted them. Spec: borrower flow s3 "Prefill by query"; docs/prefill.md.
 */
import type { RegistrationAnswers } from './registrationAnswers.ts';

export type Prefill = Pick<
  RegistrationAnswers,
  'propertyAddress' | 'homeAddress' | 'isListedForSale' | 'income' | 'name' | 'dob' | 'email' | 'phoneNumber'
>;

const defined = <T extends object>(entries: T | undefined): T =>
  Object.fromEntries(Object.entries(entries ?? {}).filter(([, value]) => value !== undefined)) as T;

/** The held address, else the other; who lives there is a question of its own. */
function oneAddress(
  held: Prefill['propertyAddress'],
  more: Prefill['propertyAddress'],
): Prefill['propertyAddress'] {
  if (!more || held?.street1) return held;
  return { ...more, ...defined({ occupancyType: held?.occupancyType }) };
}

/**
 * What is held, with its gaps filled from elsewhere. An address and a name are taken whole or not at all, so that nobody
 * gets the street of one source with the city of another.
 */
export function fillGaps<Held extends Prefill>(held: Held, more: Prefill): Held {
  return {
    ...more,
    ...defined(held),
    ...defined({
      propertyAddress: oneAddress(held.propertyAddress, more.propertyAddress),
      income: held.income && more.income && { ...more.income, ...defined(held.income) },
    }),
  };
}

/** The parameters in which a link may carry answers; the first outranks the second. */
export const PREFILL_PARAMETERS = ['userData', 'state'] as const;

const pairsOf = (search: string) => search.replace(/^\?/, '').split('&');
const isPrefill = (pair: string) => PREFILL_PARAMETERS.some((name) => new URLSearchParams(pair).has(name));

/** Whether a query carries answers, which must not stay in the address. */
export function carriesPrefill(search: string): boolean {
  return pairsOf(search).some(isPrefill);
}

/** The query without the answers; every other parameter stays as it is written. */
export function withoutPrefill(search: string): string {
  const kept = pairsOf(search)
    .filter((pair) => pair !== '' && !isPrefill(pair))
    .join('&');
  return kept && `?${kept}`;
}

/** Only the answers of a query, as they are written. */
export function onlyPrefill(search: string): string {
  return pairsOf(search).filter(isPrefill).join('&');
}
