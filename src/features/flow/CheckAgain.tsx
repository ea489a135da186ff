import { useState } from 'react';
import { type Copy, useCopy } from '#src/brand/copy.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { useAction } from '#src/ui/form/useAction.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useCase } from '../case/CaseContext.ts';
import type { CHECK_AGAIN } from './copy.ts';
import { useFlow } from './FlowContext.ts';
import { useRefetchWhileVisible } from './useRefetchWhileVisible.ts';

interface CheckAgainProps {
  copy: Copy<typeof CHECK_AGAIN>;
  /** The query that is repeated; by default the status. */
  check?(): Promise<boolean>;
  /** Something else on the page is what one comes for. */
  isSecondary?: boolean;
}

/**
 * For a wait for another party: the page polls, has a button to check at once, and says that one can leave
 * (docs/rules.md#waiting-for-somebody).
 */
export function CheckAgain({ copy, check, isSecondary = false }: CheckAgainProps) {
  const t = useCopy(copy);
  const { leave } = useRuntime();
  const { hasDashboard } = useCase();
  const flow = useFlow();
  const [isSame, setSame] = useState(false);
  const look = check ?? flow.recheck;
  useRefetchWhileVisible(look);
  const { run, busy, failure } = useAction(async () => {
    setSame(false);
    // What is new is on the page, or leads to another one.
    setSame(!(await look()));
  });
  const outcome = isSame ? t('nothingNew') : failure;
  return (
    <Stack gap={1}>
      <Actions>
        <Button
          variant={isSecondary ? 'secondary' : 'primary'}
          busy={busy}
          busyLabel={t('checking')}
          onClick={run}
        >
          {t('again')}
        </Button>
        {hasDashboard ? (
          <Button variant="secondary" onClick={() => leave('/dashboard')}>
            {t('dashboard')}
          </Button>
        ) : null}
      </Actions>
      <div role="status">{outcome ? <Text muted>{outcome}</Text> : null}</div>
    </Stack>
  );
}
