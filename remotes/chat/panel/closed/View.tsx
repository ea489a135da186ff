import { useQuery } from '@tanstack/react-query';
import { operatingHoursQuery } from '#src/api/queries/hours.ts';
import { message, useCopy } from '#src/brand/copy.tsx';
import { Loaded } from '#src/features/loading/Loaded.tsx';
import { useOpeningHours } from '#src/features/opening-hours/useOpeningHours.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { SummaryList } from '#src/ui/primitives/SummaryList.tsx';
import { SupportEmail, SupportPhone } from '#src/ui/primitives/SupportLinks.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useConversation } from '../ChatContext.ts';
import { zonedTime } from '../zonedTime.ts';
import { copy } from './copy.ts';

export const title = message(copy, 'heading');

/** Outside operating hours: when we are open again, and how to reach us until then. */
export function View() {
  const t = useCopy(copy);
  const { hours, askAssistant } = useConversation();
  const inWords = useOpeningHours();
  const week = useQuery(operatingHoursQuery(useRuntime(), 'OPS_CHAT'));
  const opens = new Date(hours?.opensAt ?? '');
  return (
    <Stack gap={2}>
      <Heading level={3} tabIndex={-1}>
        {t('heading')}
      </Heading>
      <Text>{t('closed')}</Text>
      {Number.isNaN(opens.getTime()) ? null : <Opens at={opens} />}
      <Heading level={3}>{t('hours')}</Heading>
      <Loaded query={week}>
        {(hours) => {
          const { days, exceptions } = inWords(hours);
          const rows = [...days, ...exceptions];
          return (
            <SummaryList
              rows={rows.map(({ days, hours }) => ({ term: days, value: hours ?? t('closedDay') }))}
            />
          );
        }}
      </Loaded>
      <Text>{t.rich('reach', { phone: <SupportPhone />, email: <SupportEmail /> })}</Text>
      <Actions>
        <Button variant="secondary" onClick={askAssistant}>
          {t('assistant')}
        </Button>
      </Actions>
    </Stack>
  );
}

function Opens({ at }: { at: Date }) {
  const t = useCopy(copy);
  const { own, ...pacific } = zonedTime(at);
  return <Text>{own ? t('opensOwn', { ...pacific, own }) : t('opens', pacific)}</Text>;
}
