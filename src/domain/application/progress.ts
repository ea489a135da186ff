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

/** What a person wants next: the offers, to have sent the application, to sign, the money. */
export type Goal = 'offers' | 'submit' | 'sign' | 'money';

interface StageTime {
  /** What the stage, and those after it with the same goal, lead to. */
  goal: Goal;
  /** How long a person is busy with the stage; as the organisation claims where it is absent. */
  minutes?: number;
}

/** The source of every stated duration (docs/rules.md#time-that-is-left). */
export const STAGE_TIME = {
  INITIAL: { goal: 'offers' },
  PRODUCT_SELECT: { goal: 'submit', minutes: 3 },
  MORE_INFO: { goal: 'submit', minutes: 4 },
  LINK_INCOME: { goal: 'sign', minutes: 3 },
  ID_UPLOAD: { goal: 'sign', minutes: 3 },
  SIGNING: { goal: 'money', minutes: 10 },
  ENOTARY: { goal: 'money', minutes: 15 },
  // In person, without the way there.
  MANUAL_NOTARY: { goal: 'money', minutes: 60 },
  COMPLETE: { goal: 'money', minutes: 0 },
} as const satisfies Record<Stage, StageTime>;

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

/** Above 15 in steps of five, since the estimate is no more precise. */
const rounded = (minutes: number) => (minutes > 15 ? Math.round(minutes / 5) * 5 : Math.ceil(minutes));

/**
 * The time that is left, with a share of the stage behind one (docs/rules.md#time-that-is-left).
 *
 * @param approvalMinutes what the organisation claims of the way to the offers.
 * @returns minutes until the next goal, and those after it until all is done; 0 when nothing is left.
 */
export function timeLeft({
  stage,
  manualNotary,
  share,
  approvalMinutes,
}: {
  stage: Stage;
  manualNotary: boolean;
  share: number;
  approvalMinutes: number;
}): { goal: Goal; minutes: number; after: number } {
  const time = (of: Stage): Required<StageTime> => ({ minutes: approvalMinutes, ...STAGE_TIME[of] });
  const { goal, minutes } = time(stage);
  const remaining = progressStages(manualNotary).slice(STAGE_INDEX[stage]).map(time);
  const sum = (times: typeof remaining) => times.reduce((total, each) => total + each.minutes, 0);
  const left = sum(remaining.filter((each) => each.goal === goal)) - minutes * share;
  return {
    goal,
    // A claim is repeated as it is made.
    minutes: goal === 'offers' ? Math.ceil(left) : rounded(left),
    after: rounded(sum(remaining.filter((each) => each.goal !== goal))),
  };
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
