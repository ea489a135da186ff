import { addDays } from '#src/domain/dates/dates.ts';
import { openedAt } from '../documents/opened.ts';
import { localDay } from './closing.ts';
import type { Application } from './records.ts';

const DAYS = 12;

/** Counted from the later of application and notice, which is given with the application at the latest. */
export function noteWaitingPeriod(app: Application): void {
  const { auditFields, dates } = app.heloc;
  const from = [dates.submitted ?? auditFields.createdDate, openedAt(app, 'TEXAS_NOTICE') ?? '']
    .toSorted()
    .at(-1);
  dates.notaryEarliest ??= addDays(localDay(app, Date.parse(from ?? '')), DAYS);
}
