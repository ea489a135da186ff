import { useMemo } from 'react';
import { postPropertyCondition } from '#src/api/contract/valuation.ts';
import { message, useCopy, useLegal } from '#src/brand/copy.tsx';
import { isOneOf } from '#src/domain/enums.ts';
import { HOME_DAMAGES, STATED_CONDITIONS } from '#src/domain/property/valuation.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { ApplicationForm } from '#src/features/application/ApplicationForm.tsx';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { useWording } from '#src/features/legal/useWording.ts';
import { FileUploadField } from '#src/features/uploads/FileUploadField.tsx';
import { useDocumentUpload } from '#src/features/uploads/useDocumentUpload.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { CheckboxGroupField } from '#src/ui/form/CheckboxGroupField.tsx';
import { OptionalFields } from '#src/ui/form/OptionalFields.tsx';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { TextAreaField } from '#src/ui/form/TextAreaField.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { uploadedUuids } from '#src/ui/upload/uploadedFile.ts';
import { ConditionField } from '../ConditionField.tsx';
import { copy as sharedCopy } from '../copy.ts';
import { copy } from './copy.ts';
import { type ConditionValues, conditionSchema, TEXT_MAX } from './schema.ts';

export const title = message(copy, 'pageTitle');

export function View() {
  const t = useCopy(copy);
  const shared = useCopy(sharedCopy);
  const legal = useLegal();
  const { api } = useRuntime();
  const { uuid } = useApplication();
  const quote = useWording();
  const upload = useDocumentUpload('SUPPORT');
  const schema = useMemo(() => conditionSchema(t, shared('conditionMissing')), [t, shared]);

  const send = useSubmit(async (values: ConditionValues) => {
    const { condition, damages, damageText, repairing, repairs, files } = values;
    if (!isOneOf(STATED_CONDITIONS, condition)) return;
    await api.call(postPropertyCondition, {
      params: { uuid },
      body: {
        condition,
        damages: damages.filter((damage) => isOneOf(HOME_DAMAGES, damage)),
        damageText: damages.includes('OTHER') ? damageText.trim() : null,
        repairs: repairing === 'YES' ? repairs.trim() : null,
        documentUuids: uploadedUuids(files),
        acknowledged: true,
        shown: [quote('ACCEPTED', 'VALUATION_STATEMENT', legal('texasEquityLimit'), t('acknowledge'))],
      },
    });
  });

  return (
    <Stack gap={3}>
      <Stack gap={1}>
        <Heading level={1}>{t('heading')}</Heading>
        <Text>{t('why')}</Text>
        <Text>{legal('texasEquityLimit')}</Text>
      </Stack>
      <ApplicationForm<ConditionValues>
        schema={schema}
        sensitive={['acknowledged']}
        initialValues={{ files: [] }}
        onSubmit={send}
        submitLabel={t('submit')}
      >
        {({ values: { condition, damages, repairing, files } }) => (
          <>
            <ConditionField value={condition} isShort />
            <CheckboxGroupField
              name="damages"
              label={t('damages')}
              options={HOME_DAMAGES.map((value) => ({
                value,
                label: t(value),
                exclusive: value === 'NONE',
              }))}
            />
            {damages?.includes('OTHER') ? (
              <TextAreaField name="damageText" label={t('damageText')} rows={2} maxLength={TEXT_MAX} />
            ) : null}
            <RadioGroupField
              name="repairing"
              label={t('repairing')}
              options={[
                { value: 'YES', label: t('yes') },
                { value: 'NO', label: t('no') },
              ]}
            />
            {repairing === 'YES' ? (
              <TextAreaField name="repairs" label={t('repairs')} rows={2} maxLength={TEXT_MAX} />
            ) : null}
            <OptionalFields summary={t('addPhotos')} isFilled={Boolean(files?.length)}>
              <FileUploadField
                name="files"
                label={t('photos')}
                hint={t('photosHint')}
                optional
                upload={upload}
              />
            </OptionalFields>
            <CheckboxField name="acknowledged" label={t('acknowledge')} />
          </>
        )}
      </ApplicationForm>
    </Stack>
  );
}
