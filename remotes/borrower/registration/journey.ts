import type { Applicant } from '#packages/testing/playwright/applicant.ts';
import type { Form } from '#packages/testing/playwright/registration.ts';
import type { CallCases, Control, State } from '#src/testing/journey.ts';

export interface StepState extends Omit<State, 'reach'> {
  /** From the step to the state. */
  reach?: (at: Form, person: Applicant, control: Control) => Promise<unknown>;
}

/** What is known of a step of registration to whoever tests it; the steps before it lead to it. */
export interface StepJourney {
  /** By what tells it from others of the step; '' for the step as it is come to. */
  states: Readonly<Record<string, StepState>>;
  /** From the step being there to its submit. */
  walk: (at: Form, person: Applicant) => Promise<void>;
  calls?: Partial<CallCases>;
}
