import { useMemo } from 'react';
import type { BodyOf } from '#src/api/contract/endpoint.ts';
import { putPropertyEstimate } from '#src/api/contract/valuation.ts';
import { message, useCopy } from '#src/brand/copy.tsx';
import { isOneOf } from '#src/domain/enums.ts';
import { formatWholeMoney, parseDollars } from '#src/domain/money/money.ts';
import { formatAddress } from '#src/domain/property/address.ts';
import { HOME_CHANGES, isFarOff, STATED_CONDITIONS } from '#src/domain/property/valuation.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { ApplicationForm } from '#src/features/application/ApplicationForm.tsx';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { MoneyField } from '#src/ui/form/MoneyField.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { ConditionField } from '../ConditionField.tsx';
import { copy as sharedCopy } from '../copy.ts';
import { copy } from './copy.ts';
import { MoreAboutHome } from './MoreAboutHome.tsx';
import { type EstimateValues, estimateSchema, numberOf } from './schema.ts';

export const title = message(copy, 'pageTitle');

export function View() {
  const t = useCopy(copy);
  const shared = useCopy(sharedCopy);
  const { api, now } = useRuntime();
  const { uuid, heloc } = useApplication();
  const year = now().getFullYear();
  const schema = useMemo(() => estimateSchema(t, shared('conditionMissing'), year), [t, shared, year]);
  const known = heloc.adjustedHomeAmount;
  const address = formatAddress(heloc.property);

  const send = useSubmit((values: EstimateValues) => {
    const body = bodyOf(values);
    return body ? api.call(putPropertyEstimate, { params: { uuid }, body }) : Promise.resolve();
  });

  /** What the estimate is far from, if it is. */
  function farFrom({ estimatedValue, purchasePrice }: Partial<EstimateValues>): number | undefined {
    const estimate = parseDollars(estimatedValue) ?? 0;
    return [known ?? 0, parseDollars(purchasePrice) ?? 0].find((figure) => isFarOff(estimate, figure));
  }

  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Heading level={1}>{t('heading')}</Heading>
        <Text>
          {known ? t('introKnown', { value: formatWholeMoney(known), address }) : t('intro', { address })}
        </Text>
        <Text>{t('startsWith')}</Text>
      </Stack>
      <ApplicationForm<EstimateValues> schema={schema} onSubmit={send}>
        {({ values }) => {
          const far = farFrom(values);
          return (
            <>
              <MoneyField name="estimatedValue" label={t('value')} width="medium" />
              {far ? <Alert tone="warning">{t('farOff', { known: formatWholeMoney(far) })}</Alert> : null}
              <ConditionField value={values.condition} />
              <MoreAboutHome values={values} />
            </>
          );
        }}
      </ApplicationForm>
    </Stack>
  );
}

function bodyOf(values: EstimateValues): BodyOf<typeof putPropertyEstimate> | undefined {
  const { condition, changes } = values;
  const estimatedValue = parseDollars(values.estimatedValue);
  if (estimatedValue === undefined || !isOneOf(STATED_CONDITIONS, condition)) return undefined;
  return {
    estimatedValue,
    condition,
    purchasePrice: parseDollars(values.purchasePrice) ?? null,
    purchaseYear: numberOf(values.purchaseYear) ?? null,
    bedrooms: numberOf(values.bedrooms) ?? null,
    bathrooms: numberOf(values.bathrooms) ?? null,
    squareFeet: numberOf(values.squareFeet) ?? null,
    changes: (changes ?? []).filter((change) => isOneOf(HOME_CHANGES, change)),
  };
}
