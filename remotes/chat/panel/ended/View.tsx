import { useCopy } from '#src/brand/copy.tsx';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { copy } from './copy.ts';

export function Ended({ onAgain }: { onAgain: () => void }) {
  const t = useCopy(copy);
  return (
    <Stack gap={2}>
      <Heading level={3} tabIndex={-1}>
        {t('heading')}
      </Heading>
      <Actions>
        <Button onClick={onAgain}>{t('again')}</Button>
      </Actions>
    </Stack>
  );
}
