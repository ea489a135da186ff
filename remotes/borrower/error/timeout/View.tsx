import { useState } from 'react';
import { message, useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useRefetchWhileVisible } from '#src/features/flow/useRefetchWhileVisible.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { useAnnounce } from '#src/ui/primitives/announcer.ts';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';

export const title = message(copy, 'pageTitle');

/** What some statuses add to the page. */
const EXTRA: Record<string, 'facta' | 'minor'> = { FACTA_REVIEW: 'facta', CREDIT_MINOR: 'minor' };

export function View() {
  const t = useCopy(copy);
  const runtime = useRuntime();
  const announce = useAnnounce();
  const { heloc, profile, status } = useApplication();
  const flow = useFlow();
  const [checking, setChecking] = useState(false);
  useRefetchWhileVisible(flow.recheck);
  const extra = EXTRA[status.checklistStatus ?? ''];
  const check = async () => {
    setChecking(true);
    await flow.recheck().finally(() => setChecking(false));
    announce(t('nothingNew'));
  };
  return (
    <Stack>
      <Heading level={1}>{t('heading')}</Heading>
      <Text>{t('safe', { loanNumber: heloc.loanNumber, address: profile.email })}</Text>
      {extra ? <Text>{t(extra)}</Text> : null}
      <Actions>
        <Button busy={checking} busyLabel={t('checking')} onClick={() => void check()}>
          {t('again')}
        </Button>
        <Button variant="secondary" onClick={() => runtime.leave('/dashboard')}>
          {t('dashboard')}
        </Button>
      </Actions>
    </Stack>
  );
}
