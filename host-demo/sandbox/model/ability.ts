import { bypassesInquiry } from '#src/domain/application/existingApplication.ts';
import { addDays, type IsoDate } from '#src/domain/dates/dates.ts';
import { localDay } from './closing.ts';
import type { Application, Identity } from './records.ts';
import { BYPASS_NMLS } from './referrals.ts';

/** Days between a line and the next application (docs/rules.md#repeat-applications). */
const WAITING_DAYS = 45;

function isRecent(app: Application, now: number): boolean {
  const { status, dates } = app.heloc;
  if (status.checklistStatus !== 'COMPLETE' || !dates.fundsExpected) return false;
  return localDay(app, now) <= addDays(dates.fundsExpected as IsoDate, WAITING_DAYS);
}

/** Whether a person with these applications may start another one, and at which organisations they have one. */
export function abilityToStart(
  applications: readonly Application[],
  { org, activeElsewhere = [] }: Pick<Identity, 'org' | 'activeElsewhere'>,
  now: number,
): { reason: 'ACTIVE_APPLICATION' | 'RECENT_HELOC' | undefined; organizations: string[] } {
  if (applications.some((app) => isRecent(app, now)))
    return { reason: 'RECENT_HELOC', organizations: activeElsewhere };
  const active = applications.some(
    ({ heloc }) =>
      heloc.active &&
      !bypassesInquiry(
        { isInquiry: heloc.isInquiry, wholesaleBrokerNmls: heloc.referrer?.wholesaleBrokerNmls },
        BYPASS_NMLS,
      ),
  );
  const organizations = [...(active ? [org] : []), ...activeElsewhere];
  return { reason: organizations.length > 0 ? 'ACTIVE_APPLICATION' : undefined, organizations };
}
