import { useCopy } from '#src/brand/copy.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { ButtonLink } from '#src/ui/primitives/ButtonLink.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './transcriptCopy.ts';

/** The vendor's page beside ours. What became of the form is in the list of income, which is fresh on each look. */
export function Sign({ page, vendor, onBack }: { page: string; vendor: string; onBack(): void }) {
  const t = useCopy(copy);
  const flow = useFlow();
  return (
    <>
      <Text>{t('signText', { vendor })}</Text>
      <Text>{t('signAfter')}</Text>
      <Actions>
        <ButtonLink href={page}>{t('sign')}</ButtonLink>
        <Button variant="secondary" onClick={flow.toCurrent}>
          {t('signed')}
        </Button>
      </Actions>
      <div>
        <LinkButton onClick={onBack}>{t('change')}</LinkButton>
      </div>
    </>
  );
}
