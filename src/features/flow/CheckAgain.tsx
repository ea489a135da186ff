import { useState } from 'react';
import { type Copy, useCopy } from '#src/brand/copy.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { useAnnounce } from '#src/ui/primitives/announcer.ts';
import { Button } from '#src/ui/primitives/Button.tsx';
import type { CHECK_AGAIN } from './copy.ts';
import { useFlow } from './FlowContext.ts';
import { useRefetchWhileVisible } from './useRefetchWhileVisible.ts';

interface CheckAgainProps {
  copy: Copy<typeof CHECK_AGAIN>;
  /** What is asked for anew; by default where the status leads. */
  check?(): Promise<void>;
  /** Something else on the page is what one comes for. */
  isSecondary?: boolean;
}

/**
 * Where one waits for somebody else: the page looks for news by itself, one can look too, and one can leave
 * (docs/rules.md#polling-for-a-status).
 */
export function CheckAgain({ copy, check, isSecondary = false }: CheckAgainProps) {
  const t = useCopy(copy);
  const { leave } = useRuntime();
  const announce = useAnnounce();
  const flow = useFlow();
  const [checking, setChecking] = useState(false);
  const look = check ?? flow.recheck;
  useRefetchWhileVisible(look);
  const press = async () => {
    setChecking(true);
    await look().finally(() => setChecking(false));
    announce(t('nothingNew'));
  };
  return (
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
  );
}
