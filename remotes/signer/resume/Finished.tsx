import { useQuery } from '@tanstack/react-query';
import { useCopy } from '#src/brand/copy.tsx';
import { Downloads } from '#src/features/e-sign/Downloads.tsx';
import { Loaded } from '#src/features/loading/Loaded.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { Card } from '#src/ui/primitives/Card.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { signerDocumentsQuery } from '../document-file/queries.ts';
import { useSignerFile } from '../document-file/useSignerFile.ts';
import { useSigner } from '../flow/SignerContext.ts';
import { copy } from './copy.ts';

/** Copies to keep, and what happens next. */
export function Finished() {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { applicationUuid, borrower, isOccupant } = useSigner();
  const query = useQuery(signerDocumentsQuery(api, applicationUuid));
  const read = useSignerFile();
  return (
    <>
      <Card as="section">
        <Stack>
          <Heading level={2}>{t('copies')}</Heading>
          <Text>{t('copiesText')}</Text>
          <Loaded query={query} failed={t('copiesFailed')}>
            {({ documents }) => <Downloads documents={documents} read={read} />}
          </Loaded>
        </Stack>
      </Card>
      <Stack as="section" gap={1}>
        <Heading level={2}>{t('nextTitle')}</Heading>
        <ul>
          {t('nextSteps', { borrower }).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        <Text>{t('finishedNext')}</Text>
      </Stack>
      {isOccupant ? (
        <Stack as="section" gap={1}>
          <Heading level={2}>{t('cancelTitle')}</Heading>
          <Text>{t('cancelText')}</Text>
        </Stack>
      ) : null}
    </>
  );
}
