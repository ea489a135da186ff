import { searchFor } from '#src/domain/application/routing.ts';
import { newUuid } from '#src/platform/newUuid.ts';
import type { Runtime } from '#src/platform/runtime.ts';

/** Below an application: where the vendor sends the person back to. */
const CALLBACK = 'income/pointserv-callback';

const keyOf = (uuid: string) => `tax-transcript:${uuid}`;

/** A random number that the form returns: with another one the person does not come from our form (in this tab). */
export function newState({ personal }: Runtime, uuid: string): string {
  const state = newUuid();
  personal.session.set(keyOf(uuid), state);
  return state;
}

export const isOurs = ({ personal }: Runtime, uuid: string, state: string): boolean =>
  state !== '' && personal.session.get(keyOf(uuid)) === state;

/** Nothing of the person is in it. Without an address bar of our own there is no such place. */
export function returnUrl({ history, basePath }: Runtime, uuid: string): string | null {
  if (history !== 'browser') return null;
  const { origin, search } = window.location;
  return `${origin}${basePath}/${uuid}/${CALLBACK}${searchFor(search)}`;
}

/** The result of the form, passed from the callback page to the list of income in the router's state. */
const OUTCOMES = ['REQUESTED', 'CANCELLED', 'REJECTED'] as const;
export type TranscriptOutcome = (typeof OUTCOMES)[number];

export const outcomeState = (transcript: string) => ({ transcript });

export function outcomeOf(state: unknown): TranscriptOutcome | undefined {
  const transcript = (state as { transcript?: unknown } | null)?.transcript;
  return OUTCOMES.find((outcome) => outcome === transcript);
}

/** The data that did not match at the IRS, by the codes of a record; other codes are ignored. */
const CORRECTIONS = ['NAME', 'ADDRESS'] as const;
export type Correction = (typeof CORRECTIONS)[number];

export const correctionsOf = (corrections: readonly string[] | null | undefined): Correction[] =>
  CORRECTIONS.filter((part) => corrections?.includes(part));
