import { useState } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { copy as uiCopy } from '#src/ui/copy.ts';
import { failureText } from '#src/ui/form/failure.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { copy } from './copy.ts';

/** Back to the existing offers. Where the status asks for assets, the server gets the answer that there are none. */
export function SkipAssets({ send }: { send(values: { none: true }): Promise<void> }) {
  const t = useCopy(copy);
  const ui = useCopy(uiCopy);
  const flow = useFlow();
  const { status } = useApplication();
  const [busy, setBusy] = useState(false);
  const [cause, setCause] = useState<unknown>();

  async function skip() {
    if (status.checklistStatus !== 'ASSETS_PREQUAL') return flow.toCurrent();
    setBusy(true);
    setCause(undefined);
    await send({ none: true }).catch(setCause);
    setBusy(false);
  }

  return (
    <>
      <Button variant="secondary" busy={busy} onClick={() => void skip()}>
        {t('skip')}
      </Button>
      {cause ? <Alert tone="error">{failureText(cause, ui)}</Alert> : null}
    </>
  );
}
