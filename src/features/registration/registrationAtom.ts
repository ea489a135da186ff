import { atom } from 'jotai';
import type { WaitlistReason } from '#src/domain/registration/eligibility.ts';
import type { Prefill } from '#src/domain/registration/prefill.ts';
import type { RegistrationAnswers, RegistrationStepId } from '#src/domain/registration/registration.ts';

/** A form whose fields a visitor's tab keeps: a step, or the message to support. */
export type RegistrationForm = RegistrationStepId | 'support';

/** Everything that registration holds on this side; mirrored to session storage. */
export interface Registration {
  /** What the steps were answered with when they were submitted. */
  readonly answers: RegistrationAnswers;
  /** What stands in the fields of each form, submitted or not; never a password. */
  readonly typed: Readonly<Partial<Record<RegistrationForm, object>>>;
  /** The email that the register call was sent with and whose answer has not come: the account may be there. */
  readonly unanswered?: string | undefined;
  /** The create call was sent, so there may be an application even if its answer never came. */
  readonly attempted?: boolean | undefined;
  /** The last step was submitted and led to a login: creating goes on once they are back. */
  readonly awaitsLogin?: boolean | undefined;
  /** ISO time at which each step was first submitted, and what it gives to read had been on the page. */
  readonly shownAt?: Readonly<Partial<Record<RegistrationStepId, string>>> | undefined;
  /** What the person has read about the waitlist, on the property step. */
  readonly noticed?: WaitlistReason | undefined;
  /** What others have answered: it stands in the fields, and is no answer before it is submitted. */
  readonly prefill?: Prefill | undefined;
  /** The answers that came in the address and have been taken out of it, not read yet. */
  readonly prefillQuery?: string | undefined;
  /** The look-ups that have answered, so that a reload does not bring back what the person has deleted. */
  readonly asked?: readonly string[] | undefined;
}

export const EMPTY: Registration = { answers: {}, typed: {} };

export const registrationAtom = atom<Registration>(EMPTY);

/** Whether something stands in the fields of a form that this tab keeps. */
export const isSavedAtom = (form: RegistrationForm) =>
  atom((get) => Object.values(get(registrationAtom).typed[form] ?? {}).some(Boolean));

/** The answers alone: typing in a field does not concern who reads these. */
export const answersAtom = atom((get) => get(registrationAtom).answers);

/** What others have answered so far. */
export const prefillAtom = atom((get) => get(registrationAtom).prefill);
