import { useMemo } from 'react';
import { useCopy } from '#src/brand/copy.tsx';
import { LEAVE_REASONS, SURVEY_TEXT_MAX } from '#src/domain/application/leaveSurvey.ts';
import { FormShell } from '#src/ui/form/FormShell.tsx';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { TextAreaField } from '#src/ui/form/TextAreaField.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { copy } from './copy.ts';
import { type SurveyAnswer, surveySchema } from './schema.ts';

/** Asks why the person leaves. Closing it cancels leaving; skipping it leaves without an answer. */
export function LeaveSurvey({
  email,
  onAnswer,
  onSkip,
  onStay,
}: {
  email: string;
  onAnswer(answer: SurveyAnswer): Promise<void>;
  onSkip(): void;
  onStay(): void;
}) {
  const t = useCopy(copy);
  const schema = useMemo(() => surveySchema(t), [t]);
  return (
    <Dialog
      open
      title={t('title')}
      description={`${t('comeBack', { address: email })} ${t('intro')}`}
      onClose={onStay}
    >
      <FormShell<SurveyAnswer>
        schema={schema}
        onSubmit={onAnswer}
        submitLabel={t('submit')}
        secondary={
          <Button variant="secondary" size="large" onClick={onSkip}>
            {t('skip')}
          </Button>
        }
      >
        {({ values }) => (
          <>
            <RadioGroupField
              name="reason"
              label={t('reason')}
              options={LEAVE_REASONS.map((value) => ({ value, label: t(value) }))}
            />
            {values.reason === 'OTHER' ? (
              <TextAreaField
                name="additionalInformation"
                label={t('more')}
                optional
                maxLength={SURVEY_TEXT_MAX}
                rows={3}
              />
            ) : null}
          </>
        )}
      </FormShell>
    </Dialog>
  );
}
