import { useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useAction } from '#src/ui/form/useAction.ts';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { copy } from './copy.ts';

/** Back to the existing offers. Where the status asks for assets, the server gets the answer that there are none. */
export function SkipAssets({ send }: { send(values: { none: true }): Promise<void> }) {
  const t = useCopy(copy);
  const flow = useFlow();
  const { status } = useApplication();
  const { run, busy, failure } = useAction(() => send({ none: true }));
  const skip = () => (status.checklistStatus === 'ASSETS_PREQUAL' ? run() : flow.toCurrent());

  return (
    <>
      <Button variant="secondary" busy={busy} onClick={skip}>
        {t('skip')}
      </Button>
      {failure ? <Alert tone="error">{failure}</Alert> : null}
    </>
  );
}
