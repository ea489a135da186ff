import { useMemo } from 'react';
import { postChatSurvey } from '#src/api/contract/chatSurvey.ts';
import { message, useCopy } from '#src/brand/copy.tsx';
import { ScreenForm } from '#src/features/form/ScreenForm.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { TextAreaField } from '#src/ui/form/TextAreaField.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { useConversation } from '../ChatContext.ts';
import { copy } from './copy.ts';
import { SURVEY_REASONS, SURVEY_TEXT_MAX, type SurveyValues, surveySchema } from './schema.ts';

export const title = message(copy, 'heading');

/** What somebody thinks of a chat that has ended: once, or not at all. */
export function View() {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { ended, asked } = useConversation();
  const schema = useMemo(() => surveySchema(t), [t]);

  async function send({ reason, additionalInformation }: SurveyValues) {
    if (!ended?.session) return;
    await api.call(postChatSurvey, {
      body: {
        conversationSid: ended.session.conversationSid,
        reason,
        additionalInformation: additionalInformation || null,
      },
    });
    asked(true);
  }

  return (
    <Stack gap={2}>
      <Heading level={3} tabIndex={-1}>
        {t('heading')}
      </Heading>
      <ScreenForm<SurveyValues>
        name="chat-survey"
        schema={schema}
        onSubmit={send}
        submitLabel={t('submit')}
        secondary={
          <Button variant="secondary" size="large" onClick={() => asked(false)}>
            {t('skip')}
          </Button>
        }
      >
        <RadioGroupField
          name="reason"
          label={t('reason')}
          options={SURVEY_REASONS.map((value) => ({ value, label: t(value) }))}
        />
        <TextAreaField
          name="additionalInformation"
          label={t('more')}
          optional
          maxLength={SURVEY_TEXT_MAX}
          rows={3}
        />
      </ScreenForm>
    </Stack>
  );
}
