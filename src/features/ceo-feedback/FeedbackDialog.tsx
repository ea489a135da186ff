import { use, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { postCeoFeedback } from '#src/api/contract/events.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { CEO_MESSAGE, CEO_TOPICS } from '#src/domain/application/ceoFeedback.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { TextAreaField } from '#src/ui/form/TextAreaField.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { FormDialog } from '#src/ui/overlay/FormDialog.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { CaseContext } from '../case/CaseContext.ts';
import { DraftDialog } from '../drafts/DraftDialog.tsx';
import { useOwnName } from '../drafts/useOwnName.ts';
import { copy } from './copy.ts';
import { type Feedback, feedbackSchema } from './schema.ts';

/** A message to the CEO; within an application it is kept as a draft. Once sent, the dialog says so until it is closed. */
export function FeedbackDialog({ onClose }: { onClose(): void }) {
  const t = useCopy(copy);
  const { api, telemetry } = useRuntime();
  const { pathname } = useLocation();
  const work = use(CaseContext);
  const name = useOwnName(work?.uuid ?? '', 'ceo-feedback');
  const [sent, setSent] = useState(false);
  const schema = useMemo(() => feedbackSchema(t('required')), [t]);
  const send = async ({ topic, message, consent }: Feedback) => {
    await api.call(postCeoFeedback, {
      body: {
        applicationUuid: work?.uuid ?? null,
        topic,
        message,
        marketingConsent: consent === 'YES',
        pathname,
        productType: 'HELOC',
      },
    });
    telemetry.track('heloc_feedback_sent', { topic }, { applicationUuid: work?.uuid });
    setSent(true);
  };
  if (sent)
    return (
      <Dialog
        open
        size="small"
        title={t('title')}
        onClose={onClose}
        actions={<Button onClick={onClose}>{t('done')}</Button>}
      >
        <Text>{t('sent')}</Text>
      </Dialog>
    );
  const form = {
    title: t('title'),
    text: t('intro'),
    closeLabel: t('cancel'),
    onClose,
    schema,
    onSubmit: send,
    submitLabel: t('send'),
    children: (
      <>
        <RadioGroupField
          name="topic"
          label={t('topic')}
          options={CEO_TOPICS.map((value) => ({ value, label: t(value) }))}
        />
        <TextAreaField name="message" label={t('message')} maxLength={CEO_MESSAGE.max} rows={4} />
        <RadioGroupField
          name="consent"
          label={t('consent')}
          options={[
            { value: 'YES', label: t('yes') },
            { value: 'NO', label: t('no') },
          ]}
        />
      </>
    ),
  };
  return work ? <DraftDialog<Feedback> name={name} {...form} /> : <FormDialog<Feedback> {...form} />;
}
