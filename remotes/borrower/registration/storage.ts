import type { Runtime } from '#src/platform/runtime.ts';
import { EMPTY, type Registration } from './registrationAtom.ts';
import { storageKey } from './storageKey.ts';

/** What was typed is forgotten after this long without a change (design 3.4). */
export const IDLE_MS = 30 * 60_000;

interface Stored extends Registration {
  savedAt: number;
  /** Who was signed in; nobody else may see it, nor anybody after a logout. */
  owner?: string | undefined;
}

type Place = Pick<Runtime, 'storage' | 'auth' | 'org' | 'now'>;

/** Names the signed-in person without keeping the token. */
function ownerOf({ auth }: Place): string | undefined {
  const token = auth.get();
  if (!token) return undefined;
  try {
    const payload = token.split('.')[1] ?? '';
    const { sub } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as { sub?: unknown };
    return String(sub);
  } catch {
    return 'unknown';
  }
}

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

const stored = ({ storage, org }: Place) => parse(storage.session.get(storageKey(org())));

/** What this tab holds for the organisation; empty when it is too old or somebody else's, and then it is deleted. */
export function readRegistration(place: Place): Registration {
  const held = stored(place);
  const foreign = held?.owner !== undefined && held.owner !== ownerOf(place);
  if (!held || foreign || isIdle(held, place)) {
    forgetRegistration(place);
    return EMPTY;
  }
  const { savedAt: _, owner: __, ...registration } = held;
  return registration;
}

/** What was a person's stays theirs when their session ends while they type. */
export function writeRegistration(place: Place, registration: Registration): void {
  const owner = ownerOf(place) ?? stored(place)?.owner;
  const next: Stored = { ...registration, savedAt: place.now().getTime(), owner };
  place.storage.session.set(storageKey(place.org()), JSON.stringify(next));
}

export function forgetRegistration(place: Pick<Place, 'storage' | 'org'>, org = place.org()): void {
  place.storage.session.remove(storageKey(org));
}

/** Deletes what nobody has changed for too long. */
export function dropIdle(place: Place): void {
  const held = stored(place);
  if (held && isIdle(held, place)) forgetRegistration(place);
}

function isIdle({ savedAt }: Stored, { now }: Place): boolean {
  return now().getTime() - savedAt >= IDLE_MS;
}
