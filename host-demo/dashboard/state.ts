import type { Heloc } from '#src/api/contract/heloc.ts';
import {
  type ProgressStage,
  progressStages,
  resolveStage,
  STAGE_INDEX,
} from '#src/domain/application/progress.ts';
import { type ChecklistStatus, parseStatus } from '#src/domain/application/status.ts';

/** How an application stands, in words. */
export interface State {
  words: string;
  /** What the way back into it is called; without one there is nothing more to do there. */
  action?: string;
  /** The step the person is at, of seven. */
  step?: number;
}

const ENDED: Partial<Record<ChecklistStatus, State>> = {
  COMPLETE: { words: 'All done. Your line of credit is set up.' },
  CANCELLED: { words: 'Cancelled. Nothing more will happen.' },
  DECLINED: { words: 'Decided. We could not approve it.', action: 'See why' },
};

const TASKS: Record<ProgressStage, string> = {
  INITIAL: 'tell us about you and your home',
  PRODUCT_SELECT: 'choose your offer',
  MORE_INFO: 'answer a few more questions',
  LINK_INCOME: 'show us your income',
  ID_UPLOAD: 'take a photo of your ID',
  SIGNING: 'read and sign your documents',
  ENOTARY: 'meet the notary online',
  MANUAL_NOTARY: 'meet the notary in person',
};

export function stateOf({ status, currentProgress }: Pick<Heloc, 'status' | 'currentProgress'>): State {
  const parsed = parseStatus(status.checklistStatus);
  const ended = parsed.kind === 'known' ? ENDED[parsed.status] : undefined;
  if (ended) return ended;
  if (parsed.kind === 'waiting')
    return {
      words: 'We are working on it. We will email you when it is your turn.',
      action: 'See where it stands',
    };
  const stage = resolveStage(currentProgress?.step, 'INITIAL');
  const index = STAGE_INDEX[stage];
  const steps: readonly ProgressStage[] = progressStages(stage === 'MANUAL_NOTARY');
  const task = steps[index];
  return task
    ? { words: `Next: ${TASKS[task]}.`, action: 'Continue', step: index + 1 }
    : { words: 'Signed. We will email you before the money is sent.', action: 'See the dates' };
}
