import { type ReactNode, useState } from 'react';
import { type Copy, useCopy } from '#src/brand/copy.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { copy as uiCopy } from '#src/ui/copy.ts';
import { failureText } from '#src/ui/form/failure.tsx';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
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
  const ui = useCopy(uiCopy);
  const flow = useFlow();
  const [checking, setChecking] = useState(false);
  const [outcome, setOutcome] = useState<ReactNode>();
  const look = check ?? flow.recheck;
  useRefetchWhileVisible(look);
  const press = async () => {
    setChecking(true);
    setOutcome(undefined);
    try {
      // What is new is on the page, or leads to another one.
      if (!(await look())) setOutcome(t('nothingNew'));
    } catch (error) {
      setOutcome(failureText(error, ui));
    } finally {
      setChecking(false);
    }
  };
  return (
    <Stack gap={1}>
      <Actions>
        <Button
          variant={isSecondary ? 'secondary' : 'primary'}
          busy={checking}
          busyLabel={t('checking')}
          onClick={() => void press()}
        >
          {t('again')}
        </Button>
        <Button variant="secondary" onClick={() => leave('/dashboard')}>
          {t('dashboard')}
        </Button>
      </Actions>
      <div role="status">{outcome ? <Text muted>{outcome}</Text> : null}</div>
    </Stack>
  );
}
