import { useMemo } from 'react';
import { useFormState } from 'react-final-form';
import { putAssetDepletion } from '#src/api/contract/requalify.ts';
import { message, useCopy } from '#src/brand/copy.tsx';
import { ASSETS_MAX } from '#src/domain/person/assets.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { ApplicationForm } from '#src/features/application/ApplicationForm.tsx';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { FieldArray } from '#src/ui/form/FieldArray.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { AssetFields } from './AssetFields.tsx';
import { AssetIncome } from './AssetIncome.tsx';
import { copy } from './copy.ts';
import { OtherIncome } from './OtherIncome.tsx';
import { SkipAssets } from './SkipAssets.tsx';
import { assetsSchema } from './schema.ts';
import { type AssetsValues, type AssetValues, assetsBody } from './values.ts';

export const title = message(copy, 'heading');

export function View() {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { uuid, heloc } = useApplication();
  const schema = useMemo(() => assetsSchema(t), [t]);
  const hasOffers = heloc.offers.length > 0;
  const send = useSubmit((values: Partial<AssetsValues>) =>
    api.call(putAssetDepletion, { params: { uuid }, body: assetsBody(values) }),
  );
  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Heading level={1}>{t('heading')}</Heading>
        <Text>{t('explain')}</Text>
      </Stack>
      <ApplicationForm<AssetsValues>
        schema={schema}
        initialValues={{ assets: [{}] }}
        onSubmit={send}
        submitLabel={<SubmitLabel />}
        secondary={hasOffers ? <SkipAssets send={send} /> : null}
      >
        {({ values }) => (
          <>
            {values.none ? null : (
              <>
                <FieldArray<AssetValues>
                  name="assets"
                  itemLabel={(index) => t('asset', { number: index + 1 })}
                  newItem={() => ({})}
                  addLabel={t('add')}
                  max={ASSETS_MAX}
                >
                  {(item, index) => <AssetFields at={item} asset={values.assets?.[index] ?? {}} />}
                </FieldArray>
                <OtherIncome others={values.others} />
                <AssetIncome values={values} />
              </>
            )}
            <CheckboxField
              name="none"
              label={t('none')}
              hint={values.none ? t(hasOffers ? 'noneOffers' : 'noneText') : undefined}
              optional
            />
          </>
        )}
      </ApplicationForm>
    </Stack>
  );
}

/** Follows the values of the form, which may come from a draft. */
function SubmitLabel() {
  const t = useCopy(copy);
  const { values } = useFormState<AssetsValues>({ subscription: { values: true } });
  return <>{t(values.none ? 'submitNone' : 'submit')}</>;
}
