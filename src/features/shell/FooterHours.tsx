import { useQuery } from '@tanstack/react-query';
import { operatingHoursQuery } from '#src/api/queries/hours.ts';
import { useLegal } from '#src/brand/copy.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { useOpeningHours } from '../opening-hours/useOpeningHours.ts';

/** The support line's hours; nothing until they are known, and nothing when they cannot be had. */
export function FooterHours() {
  const legal = useLegal();
  const { api } = useRuntime();
  const inWords = useOpeningHours();
  const { data } = useQuery(operatingHoursQuery(api, 'OPS_PHONE'));
  const open = inWords(data?.weekdays ?? []).filter(({ hours }) => hours);
  if (open.length === 0) return null;
  return (
    <p>{legal('footerHours', { hours: open.map(({ days, hours }) => `${days}, ${hours}`).join('; ') })}</p>
  );
}
