import { useState } from 'react';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { useCopy } from '#src/brand/copy.tsx';
import { formatAddress } from '#src/domain/property/address.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { Downloads } from '#src/features/e-sign/Downloads.tsx';
import { isFirstTry } from '#src/features/screens/isFirstTry.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Card } from '#src/ui/primitives/Card.tsx';
import { Details } from '#src/ui/primitives/Details.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { CancelForm } from './CancelForm.tsx';
import { copy } from './copy.ts';
import { cancelUntil } from './facts.ts';
import type { ClosingDocuments } from './useClosingDocuments.ts';

/** The right to cancel while it lasts: the notice, and how to use it. */
export function Cancellation({
  query,
  documents,
  read,
  onCancelled,
}: ClosingDocuments & { onCancelled: (reference: string) => void }) {
  const t = useCopy(copy);
  const { companyInfo } = useBrand();
  const { heloc } = useApplication();
  const [open, setOpen] = useState(false);
  const address = `${companyInfo.legalName}, ${formatAddress(companyInfo.address)}`;
  const notices = documents.filter(({ type }) => type === 'RIGHT_TO_CANCEL');
  return (
    <Card as="section">
      <Stack>
        <Heading level={2}>{t('cancelRight')}</Heading>
        {cancelUntil(heloc) ? null : <Text>{t('cancelDateLater')}</Text>}
        <Downloads documents={notices} read={read} />
        {isFirstTry(query) ? null : (
          <>
            <Details summary={t('cancelHowSummary')}>
              <ul>
                {t('cancelHow').map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              <Text>{t('cancelAddress', { address })}</Text>
            </Details>
            <Actions>
              <Button variant="secondary" onClick={() => setOpen(true)}>
                {t('cancelButton')}
              </Button>
            </Actions>
          </>
        )}
      </Stack>
      {open ? <CancelForm onClose={() => setOpen(false)} onCancelled={onCancelled} /> : null}
    </Card>
  );
}
