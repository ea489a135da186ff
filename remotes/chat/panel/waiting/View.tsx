import { message, useCopy } from '#src/brand/copy.tsx';
import { pacificMoment } from '#src/domain/dates/hours.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useConversation } from '../ChatContext.ts';
import { copy } from './copy.ts';

export const title = message(copy, 'heading');

/** A session has begun and no agent has joined yet. */
export function View() {
  const t = useCopy(copy);
  const { state, end } = useConversation();
  if (state.kind !== 'running') return null;
  const { friendlyName, expiration, initialMessage } = state.session;
  return (
    <Stack gap={2}>
      <Heading level={3} tabIndex={-1}>
        {t('heading')}
      </Heading>
      <Text>{t('intro', { friendlyName })}</Text>
      {initialMessage ? <Text>{initialMessage}</Text> : null}
      <Text>{t('until', pacificMoment(new Date(expiration)))}</Text>
      <Actions>
        <Button variant="secondary" onClick={end}>
          {t('end')}
        </Button>
      </Actions>
    </Stack>
  );
}
