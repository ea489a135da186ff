import { useState } from 'react';
import type { Notary } from '#src/api/contract/notary.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { isOneOf } from '#src/domain/enums.ts';
import { ID_PROBLEMS } from '#src/domain/notary/notaryFailures.ts';
import { fullName } from '#src/domain/person/nameText.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { SummaryList } from '#src/ui/primitives/SummaryList.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useFocusOn } from '#src/ui/primitives/useFocusOn.ts';
import { CorrectName } from './CorrectName.tsx';
import { copy } from './copy.ts';

/** What was wrong with the ID, and what helps; without an answer of the server it may have been the name. */
export function IdRejected({ notary }: { notary: Notary | undefined }) {
  const t = useCopy(copy);
  const problem = isOneOf(ID_PROBLEMS, notary?.idProblem) ? notary.idProblem : undefined;
  return (
    <>
      <Text>{t(problem ? `id${problem}` : 'ID_REJECTED')}</Text>
      {!problem || problem === 'NAME' ? <Names onId={notary?.nameOnId} /> : null}
    </>
  );
}

/** The name on the documents, beside the one on the ID if the notary reported it, and how to have it corrected. */
function Names({ onId }: { onId: string | null | undefined }) {
  const t = useCopy(copy);
  const { heloc, profile } = useApplication();
  const [correcting, setCorrecting] = useState(false);
  const [reference, setReference] = useState<string>();
  const receipt = useFocusOn<HTMLDivElement>(reference);
  return (
    <>
      <SummaryList
        rows={[
          ...(onId ? [{ term: t('nameOnId'), value: onId }] : []),
          { term: t('nameOnDocuments'), value: fullName(heloc.owner) },
        ]}
      />
      {reference ? (
        <Alert tone="success" ref={receipt}>
          {t('nameSent', { reference, address: profile.email })}
        </Alert>
      ) : (
        <Stack gap={1} align="start">
          <Text>{t('nameFix')}</Text>
          <Button variant="secondary" onClick={() => setCorrecting(true)}>
            {t('nameCorrect')}
          </Button>
        </Stack>
      )}
      {correcting ? (
        <CorrectName
          onId={onId}
          onClose={() => setCorrecting(false)}
          onSent={(sent) => {
            setCorrecting(false);
            setReference(sent);
          }}
        />
      ) : null}
    </>
  );
}
