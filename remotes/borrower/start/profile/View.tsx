import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { putApplicant } from '#src/api/contract/applicant.ts';
import { putProfileName, putProfilePhone } from '#src/api/contract/profile.ts';
import { helocConsentTypesQuery } from '#src/api/queries/consents.ts';
import { message, useCopy, useLegal } from '#src/brand/copy.tsx';
import { hasConsent, versionOf } from '#src/domain/consents.ts';
import { toIsoDate } from '#src/domain/dates.ts';
import { nameRules } from '#src/domain/names.ts';
import { phoneDigits } from '#src/domain/phone.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { ApplicationForm } from '#src/features/application/ApplicationForm.tsx';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { useWording } from '#src/features/legal/useWording.ts';
import { nameBody } from '#src/features/person-name/value.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { ProfileFields } from './ProfileFields.tsx';
import { type ProfileFacts, profileSchema } from './schema.ts';
import {
  applicantBody,
  isChanged,
  livesInProperty,
  NEVER_KEPT,
  type ProfileValues,
  valuesFrom,
} from './values.ts';
import { consentTexts } from './wording.ts';

export const title = message(copy, 'heading');

export function View() {
  const t = useCopy(copy);
  const legal = useLegal();
  const quote = useWording();
  const { api, environment, now } = useRuntime();
  const { uuid, heloc, profile } = useApplication();
  const queries = useQueryClient();
  const given = useMemo(() => valuesFrom(profile, heloc), [profile, heloc]);
  const facts: ProfileFacts = useMemo(
    () => ({
      nameRules: nameRules(environment),
      age: {
        today: toIsoDate(now(), Intl.DateTimeFormat().resolvedOptions().timeZone),
        senior: heloc.productType === 'SENIOR',
      },
      homeState: livesInProperty(heloc) ? heloc.property.state : undefined,
      asksConsent: !hasConsent(heloc.consents, 'SOFT_CREDIT'),
    }),
    [environment, heloc, now],
  );
  const schema = useMemo(() => profileSchema(facts, t), [facts, t]);

  const submit = useSubmit(async (values: ProfileValues) => {
    if (isChanged('name', values, given)) await api.call(putProfileName, { body: nameBody(values) });
    if (isChanged('phone', values, given))
      await api.call(putProfilePhone, { body: { phoneNumber: phoneDigits(values.phone) } });
    const version = facts.asksConsent
      ? versionOf(await queries.fetchQuery(helocConsentTypesQuery(api)), 'SOFT_CREDIT')
      : undefined;
    await api.call(putApplicant, {
      params: { uuid },
      body: {
        ...applicantBody(values, heloc, version),
        shown: facts.asksConsent
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
        name="start/profile"
        sensitive={NEVER_KEPT}
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
        {({ values }) => <ProfileFields values={{ ...given, ...values }} given={given} facts={facts} />}
      </ApplicationForm>
    </Stack>
  );
}
