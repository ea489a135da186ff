import { useQuery } from '@tanstack/react-query';
import { openStatusQuery, operatingHoursQuery } from '#src/api/queries/hours.ts';
import { useOrg } from '#src/brand/context.ts';
import type { BusinessHoursDepartment } from '#src/domain/application/applicationEnums.ts';
import { openAt } from '#src/domain/dates/hours.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useIdle } from '#src/platform/useIdle.ts';
import { usePolledQuery } from '#src/platform/usePolling.ts';

const STATUS_EVERY_MS = 60_000;

/**
 * Whether a department is open, for what depends on it for as long as it is shown: as the server says, and while that
 * cannot be had by the week's hours (docs/rules.md#opening-hours). Undefined until one of them is known, `null` when neither
 * can be.
 */
export function useIsOpen(department: BusinessHoursDepartment): boolean | null | undefined {
  const { api, now } = useRuntime();
  const org = useOrg();
  const active = useIdle();
  // All of it: each failure is a moment at which the week is looked at again.
  const status = useQuery({
    ...openStatusQuery({ api, org }, department),
    enabled: active,
    notifyOnChangeProps: 'all',
  });
  usePolledQuery(status, { everyMs: STATUS_EVERY_MS, active });
  const week = useQuery({ ...operatingHoursQuery({ api, org }, department), enabled: status.isError });
  if (!status.isError) return status.data?.isOpen;
  if (week.data) return openAt(week.data, now());
  return week.isError ? null : undefined;
}
