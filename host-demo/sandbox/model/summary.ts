import { type EditablePart, SUMMARY_PARTS } from '#src/domain/application/applicationEnums.ts';
import type { Application } from './records.ts';

const STATUSES: readonly (string | null | undefined)[] = ['GEN_SUMMARY_DISCLOSURE', 'APP_SUBMISSION'];

export const isAtSummary = ({ heloc }: Application): boolean =>
  STATUSES.includes(heloc.status.checklistStatus);

/** Once at the summary, an application that is not submitted yet goes back there. */
export const comesFromSummary = ({ heloc, history }: Application): boolean =>
  !heloc.dates.submitted && history.some(({ status }) => STATUSES.includes(status));

/** Until it is submitted an application can be changed from its summary (docs/rules.md#submitting-the-application). */
export const editableParts = (app: Application): EditablePart[] =>
  isAtSummary(app) ? [...SUMMARY_PARTS] : [];
