import { useCopy } from '#src/brand/copy.tsx';
import { subDecisionOf } from '#src/domain/application/applicationEnums.ts';
import { formatWholeMoney } from '#src/domain/money/money.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { Card } from '#src/ui/primitives/Card.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { copy } from './copy.ts';

/** More may be possible with savings; hidden unless every condition holds (docs/rules.md#extra-draw). */
export function ExtraDraw() {
  const t = useCopy(copy);
  const { heloc, status } = useApplication();
  const flow = useFlow();
  const subDecision = subDecisionOf(status.uwSubDecision ?? heloc.subDecision);
  const { assetDepletion, maxDtiUnlimited } = heloc;
  const offered =
    subDecision === 'UNVERIFIED_DTI_LIMITED' && assetDepletion?.complete !== true && !assetDepletion?.amount;
  if (!offered || !maxDtiUnlimited) return null;
  return (
    <Card compact tone="selected" as="section">
      <Heading level={2} look={3}>
        {t('extraHeading')}
      </Heading>
      <LinkButton onClick={() => flow.toChild('assets')}>
        {t('extra', { max: formatWholeMoney(maxDtiUnlimited) })}
      </LinkButton>
    </Card>
  );
}
