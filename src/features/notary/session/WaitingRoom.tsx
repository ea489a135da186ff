import { useCopy } from '#src/brand/copy.tsx';
import { Card } from '#src/ui/primitives/Card.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import type { NotarySession } from '../room/rooms.ts';
import { CallSettings, type CallSettingsProps } from './CallSettings.tsx';
import { copy } from './copy.ts';

/** In line: which number, how long, and that one need not watch. */
export function WaitingRoom({ session, ...call }: CallSettingsProps & { session: NotarySession }) {
  const t = useCopy(copy);
  const { position, waitMinutes } = session;
  return (
    <Card as="section">
      <Stack>
        <Heading level={2}>{t('queueHeading')}</Heading>
        <div role="status">
          <Text large>{position ? t('position', { position }) : t('nearly')}</Text>
          {waitMinutes ? <Text>{t('wait', { minutes: waitMinutes })}</Text> : null}
        </div>
        <Text>{t(call.sound ? 'leaveOpen' : 'leaveOpenSilent')}</Text>
        <CallSettings {...call} />
        <Spinner label={t('connecting')} textAfterMs={60_000} />
      </Stack>
    </Card>
  );
}
