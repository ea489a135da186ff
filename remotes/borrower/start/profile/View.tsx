import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { putApplicant } from '#src/api/contract/applicant.ts';
import { putProfileName, putProfilePhone } from '#src/api/contract/profile.ts';
import { helocConsentTypesQuery } from '#src/api/queries/consents.ts';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { message, useCopy, useLegal } from '#src/brand/copy.tsx';
import { phoneDigits } from '#src/domain/person/phone.ts';
import { hasConsent, versionOf } from '#src/domain/registration/consents.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { ApplicationForm } from '#src/features/application/ApplicationForm.tsx';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { useWording } from '#src/features/legal/useWording.ts';
import { usePersonFacts } from '#src/features/person-details/usePersonFacts.ts';
import { applicantBody, isPartChanged, livesInProperty } from '#src/features/person-details/value.ts';
import { nameBody } from '#src/features/person-name/value.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { ProfileFields } from './ProfileFields.tsx';
import { profileSchema } from './schema.ts';
import { isPhoneChanged, type ProfileValues, SENSITIVE_FIELDS, valuesFrom } from './values.ts';
import { consentTexts } from './wording.ts';

export const title = message(copy, 'heading');

export function View() {
  const t = useCopy(copy);
  const legal = useLegal();
  const quote = useWording();
  const { api } = useRuntime();
  const { uuid, heloc, profile } = useApplication();
  const queries = useQueryClient();
  const given = useMemo(() => valuesFrom(profile, heloc), [profile, heloc]);
  const facts = usePersonFacts(livesInProperty(heloc) ? heloc.property.state : undefined);
  const asksConsent = !hasConsent(heloc.consents, 'SOFT_CREDIT');
  const { countryPicker: anyCountry } = useBrand().capabilities;
  const schema = useMemo(
    () => profileSchema(facts, { asksConsent, anyCountry }, t),
    [facts, asksConsent, anyCountry, t],
  );

  const submit = useSubmit(async (values: ProfileValues) => {
    if (isPartChanged('name', values, given)) await api.call(putProfileName, { body: nameBody(values) });
    if (isPhoneChanged(values, given))
      await api.call(putProfilePhone, { body: { phoneNumber: phoneDigits(values.phone) } });
    const version = asksConsent
      ? versionOf(await queries.fetchQuery(helocConsentTypesQuery(api)), 'SOFT_CREDIT')
      : undefined;
    await api.call(putApplicant, {
      params: { uuid },
      body: {
        ...applicantBody(values, heloc),
        softCreditVersion: version ?? null,
        shown: asksConsent
          ? [quote('ACCEPTED', 'SOFT_CREDIT', ...consentTexts(legal, heloc.property.state))]
          : [],
      },
    });
  });

  return (
    <Stack gap={4}>
      <Stack gap={1.5}>
        <Heading level={1}>{t('heading')}</Heading>
        <Text>{t('intro')}</Text>
      </Stack>
      <ApplicationForm<ProfileValues>
        sensitive={SENSITIVE_FIELDS}
        schema={schema}
        initialValues={given}
        onSubmit={submit}
        submitLabel={t('submit')}
        footer={
          <Text muted small>
            {legal('softCreditNote')}
          </Text>
        }
      >
        {({ values }) => (
          <ProfileFields
            values={{ ...given, ...values }}
            given={given}
            facts={facts}
            asksConsent={asksConsent}
          />
        )}
      </ApplicationForm>
    </Stack>
  );
}
