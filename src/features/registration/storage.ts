import { toJson } from '#src/domain/text/json.ts';
import type { Runtime } from '#src/platform/runtime.ts';
import { EMPTY, type Registration } from './registrationAtom.ts';
import { storageKey } from './storageKey.ts';

/** What was typed is forgotten after this long without a change (docs/rules.md#registration-answers). */
export const IDLE_MS = 30 * 60_000;

/** As it lies in the tab. */
export interface Stored extends Registration {
  /** Milliseconds since the epoch. */
  savedAt: number;
}

type DraftRuntime = Pick<Runtime, 'personal' | 'org' | 'now'>;

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

const stored = ({ personal, org }: DraftRuntime) => parse(personal.session.get(storageKey(org())));

/** What this tab holds for the organisation; empty when it is too old, and then it is deleted. */
export function readRegistration(runtime: DraftRuntime): Registration {
  const held = stored(runtime);
  if (!held || isIdle(held, runtime)) {
    forgetRegistration(runtime);
    return EMPTY;
  }
  const { savedAt: _, ...registration } = held;
  return registration;
}

export function writeRegistration(runtime: DraftRuntime, registration: Registration): void {
  const next: Stored = { ...registration, savedAt: runtime.now().getTime() };
  runtime.personal.session.set(storageKey(runtime.org()), toJson(next));
}

export function forgetRegistration(
  runtime: Pick<DraftRuntime, 'personal' | 'org'>,
  org = runtime.org(),
): void {
  runtime.personal.session.remove(storageKey(org));
}

/** Deletes registration answers after too long without a change. */
export function dropIdle(runtime: DraftRuntime): void {
  const held = stored(runtime);
  if (held && isIdle(held, runtime)) forgetRegistration(runtime);
}

function isIdle({ savedAt }: Stored, { now }: DraftRuntime): boolean {
  return now().getTime() - savedAt >= IDLE_MS;
}
