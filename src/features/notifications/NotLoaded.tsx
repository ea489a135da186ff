import { useCopy } from '#src/brand/copy.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';

/** In place of what could not be loaded, be it the notifications or the script of their panel. */
export function NotLoaded({ onRetry, busy = false }: { onRetry(): void; busy?: boolean }) {
  const t = useCopy(copy);
  return (
    <Stack gap={1}>
      <Text>{t('failed')}</Text>
      <div>
        <Button variant="secondary" size="small" busy={busy} busyLabel={t('loading')} onClick={onRetry}>
          {t('again')}
        </Button>
      </div>
    </Stack>
  );
}
