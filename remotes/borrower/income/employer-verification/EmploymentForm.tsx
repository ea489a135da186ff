import { useMemo } from 'react';
import { putEmployment } from '#src/api/contract/employment.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { parseDateParts } from '#src/domain/dates/dates.ts';
import { employmentForApi } from '#src/domain/person/employment.ts';
import { phoneDigits } from '#src/domain/person/phone.ts';
import { mobileOf } from '#src/domain/person/phones.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { ApplicationForm } from '#src/features/application/ApplicationForm.tsx';
import { useToday } from '#src/features/case/useToday.ts';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { useWording } from '#src/features/legal/useWording.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { copy } from './copy.ts';
import { EmploymentFields } from './EmploymentFields.tsx';
import { type EmploymentValues, employmentSchema } from './schema.ts';

export function EmploymentForm({ isBusiness }: { isBusiness: boolean }) {
  const t = useCopy(copy);
  const quote = useWording();
  const { api } = useRuntime();
  const { uuid, heloc, profile } = useApplication();
  const today = useToday();
  const ownPhone = phoneDigits(mobileOf(profile.phoneNumbers));
  const schema = useMemo(
    () => employmentSchema(t, { isBusiness, ownPhone, today }),
    [t, isBusiness, ownPhone, today],
  );
  const send = (values: EmploymentValues) => {
    const asked = values.current === 'NO' ? [] : [t(isBusiness ? 'consentBusiness' : 'consent')];
    const shown = asked.map((text) => quote('ACCEPTED', 'EMPLOYMENT_VERIFICATION', text));
    return api.call(putEmployment, { params: { uuid }, body: { ...bodyOf(values, isBusiness), shown } });
  };
  // Another job leads on; the same one is waited for here.
  const submit = useSubmit(send, { statusStays: ({ current }) => current !== 'NO' });

  return (
    <ApplicationForm<EmploymentValues>
      sensitive={['contactAllowed']}
      schema={schema}
      initialValues={isBusiness ? {} : { name: heloc.employment?.employerName ?? '' }}
      onSubmit={submit}
      submitLabel={t('submit')}
    >
      {({ values }) => <EmploymentFields values={values} isBusiness={isBusiness} />}
    </ApplicationForm>
  );
}

/** Nothing of the other answers goes along. */
function bodyOf(values: EmploymentValues, isBusiness: boolean) {
  if (values.current === 'NO')
    return { current: false, employmentType: employmentForApi(values.employmentType) };
  const of = (text: string | undefined) => text?.trim() || null;
  const phone = (text: string | undefined) => phoneDigits(text) || null;
  const { name, license, title, starts, contactName, contactEmail, accountantName } = values;
  const known = { current: true, name: of(name), contactAllowed: values.contactAllowed ?? false };
  if (isBusiness)
    return {
      ...known,
      license: of(license),
      accountantName: of(accountantName),
      accountantPhone: phone(values.accountantPhone),
    };
  return {
    ...known,
    workPhone: phone(values.workPhone),
    jobTitle: of(title),
    startDate: parseDateParts(starts) ?? null,
    contactName: of(contactName),
    contactEmail: of(contactEmail),
  };
}
