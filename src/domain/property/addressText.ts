/** Addresses written in one line, as people paste them and browsers fill them in. */
import { oneLine } from '../text/lineLength.ts';
import { type Address, normalizeAddress } from './address.ts';

const ONE_LINE = /^([^,]+),\s*(?:([^,]+),\s*)?([^,]+),\s*([a-z]{2})[\s,]+(\d{5}(?:-\d{4})?)(?:,?\s*USA?)?$/i;

/**
 * The parts of "12 Oak St, Apt 4, Austin, TX 78701"; undefined unless street, city, state and ZIP can all be
 * separated by their commas.
 */
export function parseAddressText(text: string | null | undefined): Address | undefined {
  const match = ONE_LINE.exec(oneLine(text));
  if (!match) return undefined;
  const [, street1, street2, city, state, zip] = match;
  return normalizeAddress({ street1, street2, city, state, zip });
}
