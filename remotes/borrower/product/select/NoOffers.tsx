import { useCopy } from '#src/brand/copy.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useAction } from '#src/ui/form/useAction.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { SupportPhone } from '#src/ui/primitives/SupportLinks.tsx';
import { copy } from './copy.ts';

/** The status promises offers, but the application has none: support helps, or the next refetch. */
export function NoOffers() {
  const t = useCopy(copy);
  const flow = useFlow();
  const { run, busy, failure } = useAction(flow.refresh);
  return (
    <>
      <Alert tone="info" title={t('noneHeading')}>
        {t.rich('none', { phone: <SupportPhone /> })}
      </Alert>
      {failure ? <Alert tone="error">{failure}</Alert> : null}
      <Actions>
        <Button busy={busy} busyLabel={t('checking')} onClick={run}>
          {t('again')}
        </Button>
      </Actions>
    </>
  );
}
