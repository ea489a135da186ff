import { isNumberWithin } from '#src/domain/numbers.ts';
import type { StateCode } from '#src/domain/property/states.ts';

interface GeoPoint {
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  state?: string | null | undefined;
}

/** States from which the sandbox's notaries accept no video meeting: a test input, no statement about their law. */
export const NO_VIDEO_STATES: readonly StateCode[] = ['MS'];

/** Degrees, roughly: the contiguous states, Alaska, Hawaii. South to north, west to east. */
const UNITED_STATES = [
  { latitude: [24.4, 49.4], longitude: [-124.8, -66.9] },
  { latitude: [51.2, 71.5], longitude: [-179.2, -129.9] },
  { latitude: [18.9, 22.3], longitude: [-160.3, -154.8] },
] as const;

const isWithin = (value: unknown, [min, max]: readonly [number, number]) =>
  isNumberWithin(value, { min, max });

/** Whether a notary may meet a person at this location: in the United States, in a state that allows it. */
export function isAllowedLocation({ latitude, longitude, state }: GeoPoint): boolean {
  if (state) return !NO_VIDEO_STATES.includes(state as StateCode);
  if (latitude == null || longitude == null) return true;
  return UNITED_STATES.some(
    (part) => isWithin(latitude, part.latitude) && isWithin(longitude, part.longitude),
  );
}
