import type { Heloc } from '#src/api/contract/heloc.ts';
import { STAGE_INDEX } from '#src/domain/application/progress.ts';
import { STAGES, type Stage } from '#src/domain/enums.ts';
import { isInPersonOnly } from '#src/domain/notary/notaryAppointments.ts';
import { placeOf, rowOf } from './statuses/statuses.ts';

/** Sets the step the person is at; statuses without a step of their own leave it where it was. */
export function showProgress(heloc: Heloc): void {
  const status = heloc.status.checklistStatus;
  const row = rowOf(status);
  if (heloc.currentProgress && (!row?.stage || row.keepsStep)) return;
  const { stage } = placeOf(status);
  const last: Stage = isInPersonOnly(heloc.status.manualNotary, heloc.property.state)
    ? 'MANUAL_NOTARY'
    : 'ENOTARY';
  const step = stage === 'ENOTARY' || stage === 'MANUAL_NOTARY' ? last : stage;
  const shown = STAGES.filter((name) => name !== 'COMPLETE' && (name === last || !name.endsWith('NOTARY')));
  const at = STAGE_INDEX[step];
  heloc.currentProgress = { step, substep: null };
  heloc.steps = shown
    .toSorted((a, b) => STAGE_INDEX[a] - STAGE_INDEX[b])
    .map((name) => ({
      step: name,
      status: STAGE_INDEX[name] < at ? 'COMPLETE' : STAGE_INDEX[name] === at ? 'IN_PROGRESS' : 'INITIAL',
    }));
}
