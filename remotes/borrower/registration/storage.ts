import type { Runtime } from '#src/platform/runtime.ts';
import { EMPTY, type Registration } from './registrationAtom.ts';
import { storageKey } from './storageKey.ts';

/** What was typed is forgotten after this long without a change (docs/rules.md#registration-answers). */
export const IDLE_MS = 30 * 60_000;

interface Stored extends Registration {
  savedAt: number;
}

type Place = Pick<Runtime, 'personal' | 'org' | 'now'>;

function parse(text: string | undefined): Stored | undefined {
  try {
    const value = JSON.parse(text ?? '') as Partial<Stored> | null;
    if (!value || typeof value.savedAt !== 'number') return undefined;
    const { answers, typed } = value;
    if (typeof answers !== 'object' || typeof typed !== 'object' || !answers || !typed) return undefined;
    return { ...value, answers, typed, savedAt: value.savedAt };
  } catch {
    return undefined;
  }
}

const stored = ({ personal, org }: Place) => parse(personal.session.get(storageKey(org())));

/** What this tab holds for the organisation; empty when it is too old, and then it is deleted. */
export function readRegistration(place: Place): Registration {
  const held = stored(place);
  if (!held || isIdle(held, place)) {
    forgetRegistration(place);
    return EMPTY;
  }
  const { savedAt: _, ...registration } = held;
  return registration;
}

export function writeRegistration(place: Place, registration: Registration): void {
  const next: Stored = { ...registration, savedAt: place.now().getTime() };
  place.personal.session.set(storageKey(place.org()), JSON.stringify(next));
}

export function forgetRegistration(place: Pick<Place, 'personal' | 'org'>, org = place.org()): void {
  place.personal.session.remove(storageKey(org));
}

/** Deletes what nobody has changed for too long. */
export function dropIdle(place: Place): void {
  const held = stored(place);
  if (held && isIdle(held, place)) forgetRegistration(place);
}

function isIdle({ savedAt }: Stored, { now }: Place): boolean {
  return now().getTime() - savedAt >= IDLE_MS;
}
