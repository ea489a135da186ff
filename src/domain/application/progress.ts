/** The steps list of the sidebar. Source: docs/rules.md#progress-steps */
import { isOneOf, STAGES, type Stage } from '../enums.ts';

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

/** The seven steps in order; the last depends on whether a manual notary is needed. */
export const progressStages = (manualNotary: boolean) =>
  [
    'INITIAL',
    'PRODUCT_SELECT',
    'MORE_INFO',
    'LINK_INCOME',
    'ID_UPLOAD',
    'SIGNING',
    manualNotary ? 'MANUAL_NOTARY' : 'ENOTARY',
  ] as const satisfies readonly Stage[];
/** A stage that is a step of the list. */
export type ProgressStage = ReturnType<typeof progressStages>[number];

/** How long a person is busy with a stage, in minutes. The source of every stated duration. */
export const STAGE_MINUTES = {
  INITIAL: 5,
  PRODUCT_SELECT: 3,
  MORE_INFO: 4,
  LINK_INCOME: 3,
  ID_UPLOAD: 3,
  SIGNING: 10,
  ENOTARY: 15,
  /** In person, without the way there. */
  MANUAL_NOTARY: 60,
  COMPLETE: 0,
} as const satisfies Record<Stage, number>;

/** Position within a screen of several pages: `step` of `count`, from 1. */
export interface Substep {
  step: number;
  count: number;
}

/**
 * The share of a stage that lies before a page of it, from 0 to 1 (docs/rules.md#progress-within-a-step).
 *
 * @param pages the pages of the stage on the happy path, by screen: one with several pages stands there as often.
 * @param substep where within the screen's own pages.
 * @returns undefined for a screen that is not on the happy path.
 */
export function stageShare(
  pages: readonly string[],
  screen: string,
  { step, count }: Substep = { step: 1, count: 1 },
): number | undefined {
  if (pages.length === 0) return 1;
  const own = pages.flatMap((page, index) => (page === screen ? [index] : []));
  const passed = ((step - 1) / count) * own.length;
  const at = own[Math.floor(passed)];
  return at === undefined ? undefined : (at + (passed % 1)) / pages.length;
}

/**
 * Minutes until everything is done, with a share of the stage behind one; 0 when nothing is left. Above 15 in
 * steps of five, since the estimate is no more precise.
 */
export function minutesLeft(stage: Stage, manualNotary: boolean, share: number): number {
  const all = progressStages(manualNotary).slice(STAGE_INDEX[stage]);
  const left = all.reduce((sum, each) => sum + STAGE_MINUTES[each], 0) - STAGE_MINUTES[stage] * share;
  return left > 15 ? Math.round(left / 5) * 5 : Math.ceil(left);
}

export type StepState = 'done' | 'current' | 'todo';

/** The state of the step at `index` while `current` is the person's step. */
export function stepState(index: number, current: number): StepState {
  if (index === current) return 'current';
  return index < current ? 'done' : 'todo';
}

export interface ProgressStep {
  stage: ProgressStage;
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
  return progressStages(Boolean(manualNotary)).map((step, index) => ({
    stage: step,
    state: stepState(index, at),
  }));
}

/** The server's `currentProgress.step` when it is a known stage, else the screen's own. */
export function resolveStage(serverStep: unknown, screenStage: Stage): Stage {
  return isOneOf(STAGES, serverStep) ? serverStep : screenStage;
}
