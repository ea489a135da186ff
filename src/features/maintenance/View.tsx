import { useState } from 'react';
import { message, useCopy } from '#src/brand/copy.tsx';
import { readMaintenancePlan } from '#src/domain/application/maintenance.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { ContactCard } from '../shell/ContactCard.tsx';
import { PageFrame } from '../shell/PageFrame.tsx';
import { copy } from './copy.ts';

export const title = message(copy, 'title');

/** The flag may bring a message of its own (docs/rules.md#maintenance). */
export function View() {
  const t = useCopy(copy);
  const { flags } = useRuntime();
  const [checks, setChecks] = useState({ busy: false, done: 0 });
  const { message } = readMaintenancePlan(flags.variables('maintenance') ?? {});

  async function check() {
    setChecks(({ done }) => ({ busy: true, done }));
    // When it is over, this page is gone.
    await flags.refresh('maintenance');
    setChecks(({ done }) => ({ busy: false, done: done + 1 }));
  }

  return (
    <PageFrame help={<ContactCard />}>
      <Stack gap={3}>
        <Heading level={1}>{t('title')}</Heading>
        <Text>{message ?? t('message')}</Text>
        <Actions>
          <Button busy={checks.busy} busyLabel={t('checking')} onClick={() => void check()}>
            {t('again')}
          </Button>
        </Actions>
        <div role="status">{checks.done > 0 && !checks.busy ? <Text>{t('still')}</Text> : null}</div>
      </Stack>
    </PageFrame>
  );
}
