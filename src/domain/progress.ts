/** The steps list of the sidebar. Source: docs/rules.md#progress-steps */
import { isOneOf, STAGES, type Stage } from './enums.ts';

/** Position of a stage in the steps list; COMPLETE lies past the last step, so that all are done. */
export const STAGE_INDEX = {
  INITIAL: 0,
  PRODUCT_SELECT: 1,
  MORE_INFO: 2,
  LINK_INCOME: 3,
  ID_UPLOAD: 4,
  SIGNING: 5,
  ENOTARY: 6,
  MANUAL_NOTARY: 6,
  COMPLETE: 7,
} as const satisfies Record<Stage, number>;

/** The seven labels in order; the last depends on whether a manual notary is needed. */
export function progressLabels(manualNotary: boolean): readonly string[] {
  return [
    'Basic Info',
    'Select Offer',
    'Provide More Info',
    'Link Income Sources',
    'Verify Identity',
    'Sign Documents',
    manualNotary ? 'Schedule Notary Session' : 'Talk to eNotary',
  ];
}

export type StepState = 'done' | 'current' | 'todo';

/** The state of the step at `index` for whoever is at step `current`. */
export function stepState(index: number, current: number): StepState {
  if (index === current) return 'current';
  return index < current ? 'done' : 'todo';
}

export interface ProgressStep {
  label: string;
  state: StepState;
}

/** The steps list for `stage`: everything before it done, everything after it to do. */
export function progressSteps({
  stage,
  manualNotary = false,
}: {
  stage: Stage;
  manualNotary?: boolean | null | undefined;
}): ProgressStep[] {
  const at = STAGE_INDEX[stage];
  return progressLabels(Boolean(manualNotary)).map((label, index) => ({
    label,
    state: stepState(index, at),
  }));
}

/** The server's `currentProgress.step` when it is a known stage, else the screen's own. */
export function resolveStage(serverStep: unknown, screenStage: Stage): Stage {
  return isOneOf(STAGES, serverStep) ? serverStep : screenStage;
}
