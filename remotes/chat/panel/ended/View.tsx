import { message, useCopy } from '#src/brand/copy.tsx';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { useConversation } from '../ChatContext.ts';
import { copy } from './copy.ts';

export const title = message(copy, 'heading');

export function View() {
  const t = useCopy(copy);
  const { reset } = useConversation();
  return (
    <Stack gap={2}>
      <Heading level={3} tabIndex={-1}>
        {t('heading')}
      </Heading>
      <Actions>
        <Button onClick={reset}>{t('again')}</Button>
      </Actions>
    </Stack>
  );
}
