import type { Signer } from '#src/api/contract/parts.ts';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { useCopy } from '#src/brand/copy.tsx';
import { formatWholeMoney } from '#src/domain/money/money.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { OtherSigners } from './OtherSigners.tsx';

/** Where a video session is not possible: the county does not record it, or the law wants an office. */
export function InPerson({ fee, signers }: { fee: number | null | undefined; signers: readonly Signer[] }) {
  const t = useCopy(copy);
  const runtime = useRuntime();
  const { pricing } = useBrand();
  const { heloc } = useApplication();
  const flow = useFlow();
  return (
    <>
      <Text large>{t('inPersonFee', { fee: formatWholeMoney(fee ?? pricing.manualNotaryFee) })}</Text>
      <Text>{t('inPersonText')}</Text>
      {heloc.property.state === 'TX' ? <Text>{t('inPersonTexas')}</Text> : null}
      <OtherSigners signers={signers} />
      <Actions>
        <Button size="large" onClick={() => flow.toChild('schedule')}>
          {t('schedule')}
        </Button>
        <Button variant="secondary" onClick={() => runtime.leave('/dashboard')}>
          {t('dashboard')}
        </Button>
      </Actions>
    </>
  );
}
