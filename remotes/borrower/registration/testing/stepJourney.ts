import type { Applicant } from '#packages/testing/playwright/applicant.ts';
import type { CallCases, Control, State } from '#src/testing/journey.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';

export interface StepState extends Omit<State, 'reach'> {
  /** From the step to the state. */
  reach?: (at: PageDriver, person: Applicant, control: Control) => Promise<unknown>;
}

/** What the tests need to know of a step of registration; the steps before it lead to it. */
export interface StepJourney {
  /** By a name that distinguishes states of the step; '' for the initial one. */
  states: Readonly<Record<string, StepState>>;
  /** From the step being there to its submit. */
  walk: (at: PageDriver, person: Applicant) => Promise<void>;
  calls?: Partial<CallCases>;
}
