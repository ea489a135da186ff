/**
 * Answers that others give before the person does. They stand in the fields and count as answers only once the person
 * has submitted them. Source: docs/rules.md#prefill-by-a-link
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
 * Fills gaps from another source. An address or a name is taken whole or not at all, so that the street of one source is
 * never combined with the city of another.
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

/** The ways in which a parameter may be written, beside how every parameter is encoded. */
const ENCODINGS = [
  (written: string) => written,
  decodeURIComponent,
  (written: string) => utf8(atob(written.replace(/-/g, '+').replace(/_/g, '/'))),
];

function utf8(binary: string): string {
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

/** The JSON object that a parameter holds; undefined when it holds anything else. */
export function decodeAnswers(parameter: string): object | undefined {
  for (const encoding of ENCODINGS) {
    try {
      const value: unknown = JSON.parse(encoding(parameter));
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
    } catch {
      // Not written in this way; perhaps not at all.
    }
  }
  return undefined;
}

/** Registration reads `state`, too; to every other page it is the host's. */
export type PrefillReader = 'registration' | 'other-page';

const pairsOf = (search: string) => search.replace(/^\?/, '').split('&');

/**
 * Separates the answers in a query from its other parameters. A `state` that is no JSON object, or has a `code` beside it,
 * belongs to the host's login and stays where it is.
 */
function prefillMatcher(search: string, reader: PrefillReader): (pair: string) => boolean {
  const readsState = reader === 'registration' && !new URLSearchParams(search).has('code');
  return (pair) => {
    const query = new URLSearchParams(pair);
    const state = readsState ? query.get('state') : null;
    return query.has('userData') || (state !== null && decodeAnswers(state) !== undefined);
  };
}

/** Whether a query carries answers, which must not stay in the address. */
export function carriesPrefill(search: string, reader: PrefillReader): boolean {
  return pairsOf(search).some(prefillMatcher(search, reader));
}

/** The query without the answers; every other parameter stays as it is written. */
export function withoutPrefill(search: string, reader: PrefillReader): string {
  const isPrefill = prefillMatcher(search, reader);
  const kept = pairsOf(search)
    .filter((pair) => pair !== '' && !isPrefill(pair))
    .join('&');
  return kept && `?${kept}`;
}

/** Only the answers of a query, as they are written. */
export function onlyPrefill(search: string, reader: PrefillReader): string {
  return pairsOf(search).filter(prefillMatcher(search, reader)).join('&');
}
