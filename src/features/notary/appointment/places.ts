import type { NotaryReservation } from '#src/api/contract/notary.ts';
import { formatAddress } from '#src/domain/property/address.ts';
import type { Place } from '../port.ts';

/** Home, where that may be chosen; else the only place there is. */
export const usualPlace = (places: readonly string[]): string | undefined =>
  places.find((place) => place === 'HOME') ?? (places.length === 1 ? places[0] : undefined);

/** Where an appointment is, as the form calls it: the API knows a home by its address alone. */
export function bookedPlace(
  { place, officeUuid, address }: NotaryReservation,
  property: Place,
): string | undefined {
  if (place === 'OFFICE') return officeUuid ?? undefined;
  return !address || formatAddress(address) === formatAddress(property) ? 'HOME' : 'OTHER';
}
