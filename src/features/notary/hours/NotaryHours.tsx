import { useQuery } from '@tanstack/react-query';
import { operatingHoursQuery } from '#src/api/queries/hours.ts';
import { useOrg } from '#src/brand/context.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { useHoursText } from '#src/features/opening-hours/useOpeningHours.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';

/** The week's hours; nothing until they are known (docs/rules.md#opening-hours). */
export function NotaryHours() {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const org = useOrg();
  const inWords = useHoursText();
  const { data } = useQuery(operatingHoursQuery({ api, org }, 'NOTARY'));
  const hours = inWords(data);
  return hours === undefined ? null : <Text muted>{t('hours', { hours })}</Text>;
}
