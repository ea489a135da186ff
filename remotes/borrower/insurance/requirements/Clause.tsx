import { useBrand } from '#src/brand/BrandProvider.tsx';
import { useCopy } from '#src/brand/copy.tsx';
import { formatAddress } from '#src/domain/property/address.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { Card } from '#src/ui/primitives/Card.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useClipboard } from '#src/ui/primitives/useClipboard.ts';
import { copy } from './copy.ts';

/** The words with which a policy names the lender, to be handed to an insurer. */
export function Clause() {
  const t = useCopy(copy);
  const { companyInfo } = useBrand();
  const { heloc } = useApplication();
  const clipboard = useClipboard(t('copied'));
  const words = t('clauseText', {
    lender: companyInfo.legalName,
    address: formatAddress(companyInfo.address),
    loanNumber: heloc.loanNumber,
  });
  return (
    <Card as="section" tone="sunken" compact>
      <Stack gap={1}>
        <Heading level={2} look={3}>
          {t('clause')}
        </Heading>
        <Text>{words}</Text>
        <div>
          <LinkButton about={t('clause')} onClick={() => void clipboard.put(words)}>
            {t(clipboard.state === 'copied' ? 'copied' : 'copyClause')}
          </LinkButton>
        </div>
        {clipboard.state === 'refused' ? <Text small>{t('copyFailed')}</Text> : null}
      </Stack>
    </Card>
  );
}
