import { useMemo } from 'react';
import { postAppraisalDecline } from '#src/api/contract/appraisal.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { APPRAISAL_REFUSALS } from '#src/domain/property/appraisal.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { FormDialog } from '#src/ui/overlay/FormDialog.tsx';
import { copy } from './copy.ts';
import { type RefusalValues, refusalSchema } from './schema.ts';

/** What to do without an appraisal. */
export function Refusal({ onClose }: { onClose(): void }) {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { uuid } = useApplication();
  const schema = useMemo(() => refusalSchema(t), [t]);
  const refuse = useSubmit(({ instead }: RefusalValues) =>
    api.call(postAppraisalDecline, { params: { uuid }, body: { instead } }),
  );
  return (
    <FormDialog<RefusalValues>
      title={t('refuse')}
      text={t('refuseText')}
      closeLabel={t('cancel')}
      onClose={onClose}
      schema={schema}
      onSubmit={refuse}
      submitLabel={t('send')}
    >
      <RadioGroupField
        name="instead"
        label={t('instead')}
        options={APPRAISAL_REFUSALS.map((value) => ({
          value,
          label: t(`instead${value}`),
          description: t(`instead${value}Hint`),
        }))}
      />
    </FormDialog>
  );
}
