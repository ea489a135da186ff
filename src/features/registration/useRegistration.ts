import { useStore } from 'jotai';
import { useMemo } from 'react';
import type { RegistrationAnswers } from '#src/domain/registration/registration.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { type Registration, type RegistrationForm, registrationAtom } from './registrationAtom.ts';
import { forgetRegistration, writeRegistration } from './storage.ts';

export interface RegistrationKeeper {
  get(): Registration;
  /** Keeps what stands in a form's fields; nothing once they are sent and done with. */
  type(form: RegistrationForm, values: object | undefined): void;
  /** Takes answers over; a field set to `undefined` is taken back. */
  answer(answers: Partial<RegistrationAnswers>): void;
  note(facts: Omit<Registration, 'answers' | 'typed'>): void;
  /** Deletes what the browser keeps. What is on the page goes with the page. */
  forget(): void;
}

type DraftRuntime = Parameters<typeof writeRegistration>[0];

/** Holds registration in a mount's store and in what its tab keeps. */
export function createKeeper(runtime: DraftRuntime, store: ReturnType<typeof useStore>): RegistrationKeeper {
  const get = () => store.get(registrationAtom);
  const change = (changes: Partial<Registration>) => {
    const next = { ...get(), ...changes };
    store.set(registrationAtom, next);
    writeRegistration(runtime, next);
  };
  return {
    get,
    type: (form, values) => change({ typed: { ...get().typed, [form]: values } }),
    answer: (answers) => change({ answers: { ...get().answers, ...answers } }),
    note: change,
    forget: () => forgetRegistration(runtime),
  };
}

/** Reads and writes registration without rendering again at every letter; `answersAtom` is for what is shown. */
export function useRegistration(): RegistrationKeeper {
  const runtime = useRuntime();
  const store = useStore();
  return useMemo(() => createKeeper(runtime, store), [runtime, store]);
}
