import type { Heloc } from '#src/api/contract/heloc.ts';
import type { Decision } from '#src/domain/application/applicationEnums.ts';
import { isOneOf } from '#src/domain/enums.ts';

/** Decisions that end an application, and of which the law wants a notice. */
const REFUSALS = ['DECLINE', 'INELIGIBLE'] as const satisfies readonly Decision[];

/** Whether it is refused, by its status or by a decision under another. */
export const isRefused = ({ status }: Pick<Heloc, 'status'>): boolean =>
  status.checklistStatus === 'DECLINED' || isOneOf(REFUSALS, status.uwDecision);
