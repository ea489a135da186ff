import { atom } from 'jotai';
import type { RegistrationAnswers, RegistrationStepId } from '#src/domain/registration.ts';

/** Everything that registration holds on this side; mirrored to session storage. */
export interface Registration {
  /** What the steps were answered with when they were submitted. */
  readonly answers: RegistrationAnswers;
  /** What stands in the fields of each step, submitted or not; never a password. */
  readonly typed: Readonly<Partial<Record<RegistrationStepId, object>>>;
  /** The create call was sent, so there may be an application even if its answer never came. */
  readonly attempted?: boolean | undefined;
}

export const EMPTY: Registration = { answers: {}, typed: {} };

export const registrationAtom = atom<Registration>(EMPTY);

/** The answers alone: typing in a field does not concern who reads these. */
export const answersAtom = atom((get) => get(registrationAtom).answers);
