import { useMemo } from 'react';
import { putLiens } from '#src/api/contract/requalify.ts';
import { message, useCopy } from '#src/brand/copy.tsx';
import { toIsoDate } from '#src/domain/dates/dates.ts';
import { timeZoneOf } from '#src/domain/dates/timeZones.ts';
import { ADDED_LIENS_MAX } from '#src/domain/offer/liens.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { ApplicationForm } from '#src/features/application/ApplicationForm.tsx';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { FieldArray } from '#src/ui/form/FieldArray.tsx';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { liensBody } from './body.ts';
import { copy } from './copy.ts';
import { Lien, Unrecorded } from './Lien.tsx';
import { LoanFields } from './LoanFields.tsx';
import { liensSchema } from './schema.ts';
import { Total } from './Total.tsx';
import { isNoneKnown, type LiensValues, type LoanValues, othersOf, takesMore } from './values.ts';

export const title = message(copy, 'heading');

export function View() {
  const t = useCopy(copy);
  const { api, now } = useRuntime();
  const { uuid, heloc } = useApplication();
  const today = toIsoDate(now(), timeZoneOf(heloc.property.state));
  const schema = useMemo(() => liensSchema(heloc, today, t), [heloc, today, t]);
  const recorded = heloc.recordedLiens ?? [];
  const others = othersOf(heloc);

  const send = useSubmit((values: LiensValues) =>
    api.call(putLiens, { params: { uuid }, body: liensBody(heloc, values) }),
  );

  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Heading level={1}>{t('heading')}</Heading>
        {recorded.length > 0 ? <Text>{t('intro')}</Text> : null}
        {recorded.length === 0 && others.length > 0 ? <Text>{t('introReport')}</Text> : null}
      </Stack>
      <ApplicationForm<LiensValues> schema={schema} onSubmit={send}>
        {({ values }) => (
          <>
            {recorded.map((lien, index) => (
              <Lien key={lien.uuid} lien={lien} at={`liens[${index}]`} answer={values.liens?.[index] ?? {}} />
            ))}
            {others.map((account, index) => (
              <Unrecorded key={account.uuid} account={account} at={`others[${index}]`} />
            ))}
            {isNoneKnown(heloc) ? (
              <RadioGroupField
                name="none"
                label={t('none')}
                options={[
                  { value: 'YES', label: t('noneYes') },
                  { value: 'NO', label: t('noneNo') },
                ]}
              />
            ) : null}
            {takesMore(heloc, values) ? <Added loans={values.added ?? []} /> : null}
            <Total values={values} />
          </>
        )}
      </ApplicationForm>
    </Stack>
  );
}

/** Loans that the records do not have. */
function Added({ loans }: { loans: readonly LoanValues[] }) {
  const t = useCopy(copy);
  return (
    <FieldArray<LoanValues>
      name="added"
      itemLabel={(index) => t('added', { number: index + 1 })}
      newItem={() => ({})}
      addLabel={t('add')}
      max={ADDED_LIENS_MAX}
    >
      {(item, index) => <LoanFields at={item} loan={loans[index] ?? {}} />}
    </FieldArray>
  );
}
