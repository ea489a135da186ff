import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { putSsn } from '#src/api/contract/credit.ts';
import { helocConsentTypesQuery } from '#src/api/queries/consents.ts';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { useCopy, useLegal } from '#src/brand/copy.tsx';
import { creditCheckConsent, versionOf } from '#src/domain/consents.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { ApplicationForm } from '#src/features/application/ApplicationForm.tsx';
import { useBureauCheck } from '#src/features/flow/useBureauCheck.ts';
import { useWording } from '#src/features/legal/useWording.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { type ClearHandle, consentTexts, SsnFields } from './SsnFields.tsx';
import { NEVER_KEPT, type SsnValues, ssnSchema } from './schema.ts';

/** The number and the consent to look for the file with it. `attemptsLeft` is said where it is given. */
export function SsnForm({ attemptsLeft }: { attemptsLeft: number | undefined }) {
  const t = useCopy(copy);
  const legal = useLegal();
  const quote = useWording();
  const { api } = useRuntime();
  const { uuid, heloc } = useApplication();
  const queries = useQueryClient();
  const confirms = useBrand().capabilities.confirmSsn;
  const consentType = creditCheckConsent(heloc);
  const schema = useMemo(() => ssnSchema({ confirms, required: t('required') }), [confirms, t]);
  const fields = useRef<ClearHandle>(null);

  const submit = useBureauCheck(async ({ ssn }: SsnValues) => {
    const versions = await queries.fetchQuery(helocConsentTypesQuery(api));
    const consentVersion = versionOf(versions, consentType);
    const shown = [quote('ACCEPTED', consentType, ...consentTexts(legal, consentType))];
    await api.call(putSsn, { params: { uuid }, body: { ssn, consentType, consentVersion, shown } });
    // What comes next can take a minute, and nobody needs the number any more.
    fields.current?.clear();
  });

  return (
    <ApplicationForm<SsnValues>
      name="credit/social"
      sensitive={NEVER_KEPT}
      schema={schema}
      onSubmit={submit}
      submitLabel={t('submit')}
      footer={
        <Stack gap={1}>
          {attemptsLeft === undefined ? null : <Text>{t('tries', { count: attemptsLeft })}</Text>}
          <Text muted small>
            {legal('cip')}
          </Text>
        </Stack>
      }
    >
      <SsnFields ref={fields} confirms={confirms} consentType={consentType} />
    </ApplicationForm>
  );
}
