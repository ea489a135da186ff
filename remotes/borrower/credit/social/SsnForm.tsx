import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { putApplicant } from '#src/api/contract/applicant.ts';
import { putSsn } from '#src/api/contract/credit.ts';
import { putProfileName } from '#src/api/contract/profile.ts';
import { helocConsentTypesQuery } from '#src/api/queries/consents.ts';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { useCopy, useLegal } from '#src/brand/copy.tsx';
import { creditCheckConsent, versionOf } from '#src/domain/registration/consents.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { ApplicationForm } from '#src/features/application/ApplicationForm.tsx';
import { useBureauCheck } from '#src/features/flow/useBureauCheck.ts';
import { useWording } from '#src/features/legal/useWording.ts';
import { usePersonFacts } from '#src/features/person-details/usePersonFacts.ts';
import {
  applicantBody,
  homeAddressFrom,
  isPartChanged,
  livesInProperty,
  PERSON_PARTS,
  personFrom,
} from '#src/features/person-details/value.ts';
import { nameBody } from '#src/features/person-name/value.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { SearchedFor } from './SearchedFor.tsx';
import { type ClearHandle, consentTexts, SsnFields } from './SsnFields.tsx';
import { SENSITIVE_FIELDS, type SsnValues, ssnSchema } from './schema.ts';

/** The number and the consent to look for the file with it. `attemptsLeft` is shown if known. */
export function SsnForm({ attemptsLeft }: { attemptsLeft: number | undefined }) {
  const t = useCopy(copy);
  const legal = useLegal();
  const quote = useWording();
  const { api } = useRuntime();
  const { uuid, heloc, profile } = useApplication();
  const queries = useQueryClient();
  const confirms = useBrand().capabilities.confirmSsn;
  const consentType = creditCheckConsent(heloc);
  const isHome = livesInProperty(heloc);
  const facts = usePersonFacts(isHome ? heloc.property.state : undefined);
  const given = useMemo(
    () => ({
      ...personFrom(heloc.owner, profile),
      ...(isHome ? {} : { homeAddress: homeAddressFrom(profile, heloc) }),
    }),
    [heloc, profile, isHome],
  );
  const schema = useMemo(() => ssnSchema({ facts, confirms, required: t('required') }), [facts, confirms, t]);
  const fields = useRef<ClearHandle>(null);

  const submit = useBureauCheck(async ({ ssn, ...person }: SsnValues) => {
    // The file is looked for with what stands on the profile and in the application.
    if (isPartChanged('name', person, given)) await api.call(putProfileName, { body: nameBody(person) });
    if (PERSON_PARTS.some((part) => isPartChanged(part, person, given)))
      await api.call(putApplicant, {
        params: { uuid },
        body: { ...applicantBody(person, heloc), softCreditVersion: null, shown: [] },
      });
    const versions = await queries.fetchQuery(helocConsentTypesQuery(api));
    const consentVersion = versionOf(versions, consentType);
    const shown = [
      quote('ACCEPTED', consentType, ...consentTexts(legal, consentType)),
      quote('PROVIDED', 'CIP_NOTICE', legal('cip')),
    ];
    await api.call(putSsn, { params: { uuid }, body: { ssn, consentType, consentVersion, shown } });
    // The next step can take a minute, and the number is no longer needed.
    fields.current?.clear();
  });

  return (
    <ApplicationForm<SsnValues>
      sensitive={SENSITIVE_FIELDS}
      schema={schema}
      initialValues={given}
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
      {({ values }) => (
        <>
          <SearchedFor given={given} values={{ ...given, ...values }} facts={facts} />
          <SsnFields ref={fields} confirms={confirms} consentType={consentType} />
        </>
      )}
    </ApplicationForm>
  );
}
