import { useQuery } from '@tanstack/react-query';
import { operatingHoursQuery } from '#src/api/queries/hours.ts';
import { useOrg } from '#src/brand/context.ts';
import { useLegal } from '#src/brand/copy.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { useHoursText } from '../opening-hours/useOpeningHours.ts';

/** The support line's hours; nothing until they are known, and nothing when they cannot be had. */
export function FooterHours() {
  const legal = useLegal();
  const { api } = useRuntime();
  const org = useOrg();
  const inWords = useHoursText();
  const { data } = useQuery(operatingHoursQuery({ api, org }, 'OPS_PHONE'));
  const hours = inWords(data);
  return hours === undefined ? null : <p>{legal('footerHours', { hours })}</p>;
}
