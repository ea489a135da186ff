import { useQuery } from '@tanstack/react-query';
import { operatingHoursQuery } from '#src/api/queries/hours.ts';
import { useLegal } from '#src/brand/copy.tsx';
import { groupOpeningDays } from '#src/domain/hours.ts';
import { useRuntime } from '#src/platform/runtime.ts';

/** The support line's hours; nothing until they are known, and nothing when they cannot be had. */
export function FooterHours() {
  const legal = useLegal();
  const { api } = useRuntime();
  const { data } = useQuery(operatingHoursQuery(api, 'OPS_PHONE'));
  const open = groupOpeningDays(data?.weekdays ?? []).filter(({ hours }) => hours);
  if (open.length === 0) return null;
  return (
    <p>{legal('footerHours', { hours: open.map(({ days, hours }) => `${days}, ${hours}`).join('; ') })}</p>
  );
}
