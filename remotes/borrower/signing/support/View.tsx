import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { postSupportRequest } from '#src/api/contract/signing.ts';
import { documentsQuery } from '#src/api/queries/documents.ts';
import { message, useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { ApplicationForm } from '#src/features/application/ApplicationForm.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { TalkToUs } from '#src/features/shell/TalkToUs.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { questionAtom } from '../questionAtom.ts';
import { copy } from './copy.ts';
import { QuestionFields } from './QuestionFields.tsx';
import { type QuestionValues, questionSchema } from './schema.ts';

export const title = message(copy, 'heading');

export function View() {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { uuid } = useApplication();
  const flow = useFlow();
  const setQuestion = useSetAtom(questionAtom);
  // The list is optional: without it a question is about no particular document.
  const { data } = useQuery(documentsQuery(api, uuid));
  const documents = (data?.documents ?? []).filter(({ category }) => category === 'SIGNING');
  const schema = useMemo(() => questionSchema(t), [t]);

  const send = async (values: QuestionValues) => {
    const { reference } = await api.call(postSupportRequest, {
      params: { uuid },
      body: {
        topic: values.topic,
        message: values.message,
        documentUuid: values.documentUuid || null,
        preferredContact: values.contact,
        bestTime: (values.contact === 'PHONE' && values.bestTime) || null,
      },
    });
    setQuestion({ uuid, reference, contact: values.contact });
    flow.toCurrent();
  };

  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Heading level={1}>{t('heading')}</Heading>
        <Text>{t('intro')}</Text>
      </Stack>
      <ApplicationForm<QuestionValues>
        schema={schema}
        onSubmit={send}
        submitLabel={t('send')}
        secondary={<LinkButton onClick={flow.toCurrent}>{t('back')}</LinkButton>}
      >
        {({ values }) => <QuestionFields values={values} documents={documents} />}
      </ApplicationForm>
      <TalkToUs />
    </Stack>
  );
}
