import { useCopy, useLegal } from '#src/brand/copy.tsx';
import { IDENTITY_DOCUMENTS, type IdentityDocument } from '#src/domain/documents/documents.ts';
import { FormShell } from '#src/ui/form/FormShell.tsx';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { PrivacyLink } from '../legal/PrivacyLink.tsx';
import { copy } from './copy.ts';
import { failureText, remedyText } from './failures.ts';
import type { Verification } from './model.ts';
import { type DocumentValues, documentSchema } from './schema.ts';

export function ChooseDocument({
  verification,
  chosen,
  onChosen,
}: {
  verification: Verification;
  chosen: IdentityDocument | undefined;
  onChosen(kind: IdentityDocument): void;
}) {
  const t = useCopy(copy);
  const legal = useLegal();
  const { state, failure, documentKind, attemptsLeft } = verification;
  return (
    <Stack gap={4}>
      <Heading level={1}>{t('heading')}</Heading>
      {state === 'FAILED' ? (
        <Alert tone="error" title={failureText(failure, documentKind, t)}>
          {remedyText(failure, documentKind, t)} {t('triesLeft', { count: attemptsLeft })}
        </Alert>
      ) : null}
      <Text>{t('intro')}</Text>
      <ul>
        {t('help').map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <FormShell<DocumentValues>
        schema={documentSchema(t('required'))}
        initialValues={chosen ? { kind: chosen } : {}}
        onSubmit={({ kind }) => onChosen(kind)}
        footer={
          <Stack gap={1}>
            <Text muted small>
              {legal('cip')}
            </Text>
            <Text small>{legal('idEncrypted')}</Text>
            <PrivacyLink />
          </Stack>
        }
      >
        <RadioGroupField
          name="kind"
          label={t('kind')}
          variant="cards"
          options={IDENTITY_DOCUMENTS.map((value) => ({ value, label: t(value) }))}
        />
      </FormShell>
    </Stack>
  );
}
