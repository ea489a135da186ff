import { message, useCopy } from '#src/brand/copy.tsx';
import { formatLongDate, toIsoDate } from '#src/domain/dates/dates.ts';
import { timeZoneOf } from '#src/domain/dates/timeZones.ts';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useSigner } from '../flow/SignerContext.ts';
import { copy } from './copy.ts';

export const title = message(copy, 'heading');

/** On which day, where the home is, and that nothing is left to do. */
export function View() {
  const t = useCopy(copy);
  const { cancelledAt, property } = useSigner();
  const at = new Date(cancelledAt ?? '');
  return (
    <Stack>
      <Heading level={1}>{t('heading')}</Heading>
      <Text>
        {Number.isNaN(at.getTime())
          ? t('text')
          : t('textOn', { date: formatLongDate(toIsoDate(at, timeZoneOf(property.state))) })}{' '}
        {t('nothing')}
      </Text>
    </Stack>
  );
}
