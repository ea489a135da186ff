import { useMemo } from 'react';
import { postBpoOrder } from '#src/api/contract/valuation.ts';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { message, useCopy, useLegal } from '#src/brand/copy.tsx';
import { isOneOf } from '#src/domain/enums.ts';
import { formatMoney } from '#src/domain/money/money.ts';
import { formatPhone, phoneDigits } from '#src/domain/person/phone.ts';
import { mobileOf } from '#src/domain/person/phones.ts';
import { HOME_OCCUPANTS, VISIT_DAYS } from '#src/domain/property/valuation.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { ApplicationForm } from '#src/features/application/ApplicationForm.tsx';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { useWording } from '#src/features/legal/useWording.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useFlag } from '#src/platform/useFlag.ts';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { CheckboxGroupField } from '#src/ui/form/CheckboxGroupField.tsx';
import { OptionalFields } from '#src/ui/form/OptionalFields.tsx';
import { PhoneField } from '#src/ui/form/PhoneField.tsx';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { SummaryList } from '#src/ui/primitives/SummaryList.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { type OrderValues, orderSchema } from './schema.ts';

export const title = message(copy, 'pageTitle');

export function View() {
  const t = useCopy(copy);
  const legal = useLegal();
  const quote = useWording();
  const { pricing } = useBrand();
  const { api } = useRuntime();
  const { uuid, heloc, profile } = useApplication();
  const isCovered = useFlag('companyCoversAppraisal');
  const schema = useMemo(() => orderSchema(t), [t]);
  const fee = heloc.valuation?.fee ?? pricing.valuationFee;
  const { firstName, lastName } = heloc.owner;

  const isFree = isCovered || fee === 0;
  const orderTexts = [
    legal('valuationNotAppraisal'),
    `${t('fee')}: ${isFree ? t('feeCovered') : formatMoney(fee)}`,
    ...(isFree ? [] : [t('refund')]),
    t('consent'),
  ];
  const send = useSubmit(
    async ({ contactName, contactPhone, occupants, bestDays, gateCode }: OrderValues) => {
      if (!isOneOf(HOME_OCCUPANTS, occupants)) return;
      await api.call(postBpoOrder, {
        params: { uuid },
        body: {
          contactName: contactName.trim(),
          contactPhone: phoneDigits(contactPhone),
          occupants,
          bestDays: (bestDays ?? []).filter((day) => isOneOf(VISIT_DAYS, day)),
          gateCode: gateCode?.trim() || null,
          order: true,
          shown: [quote('ACCEPTED', 'VALUATION_ORDER', ...orderTexts)],
        },
      });
    },
  );

  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Heading level={1}>{t('heading')}</Heading>
        <Text>{t('what')}</Text>
        <Text strong>{legal('valuationNotAppraisal')}</Text>
      </Stack>
      <SummaryList
        rows={[
          { term: t('takes'), value: t('takesValue') },
          { term: t('fee'), value: isFree ? t('feeCovered') : formatMoney(fee) },
        ]}
      />
      {isFree ? null : <Text>{t('refund')}</Text>}
      <ApplicationForm<OrderValues>
        schema={schema}
        // A code opens a gate: no draft holds it (docs/rules.md#ordering-a-valuation).
        sensitive={['gateCode', 'order']}
        initialValues={{
          contactName: `${firstName} ${lastName}`,
          contactPhone: formatPhone(mobileOf(profile.phoneNumbers)),
        }}
        onSubmit={send}
        submitLabel={t('submit')}
      >
        {({ values }) => (
          <>
            <TextField name="contactName" label={t('name')} autoComplete="name" spellCheck={false} />
            <PhoneField name="contactPhone" label={t('phone')} />
            <RadioGroupField
              name="occupants"
              label={t('occupants')}
              options={HOME_OCCUPANTS.map((value) => ({ value, label: t(value) }))}
            />
            <OptionalFields
              summary={t('visit')}
              isFilled={Boolean(values.bestDays?.length || values.gateCode)}
            >
              <CheckboxGroupField
                name="bestDays"
                label={t('days')}
                hint={t('daysHint')}
                optional
                options={VISIT_DAYS.map((value) => ({ value, label: t(value) }))}
              />
              <TextField
                name="gateCode"
                label={t('gate')}
                hint={t('gateHint')}
                optional
                autoComplete="off"
                spellCheck={false}
                width="medium"
              />
            </OptionalFields>
            <CheckboxField name="order" label={t('consent')} />
          </>
        )}
      </ApplicationForm>
    </Stack>
  );
}
