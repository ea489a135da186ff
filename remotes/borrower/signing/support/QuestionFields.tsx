import { useCopy } from '#src/brand/copy.tsx';
import {
  CALL_TIMES,
  CONTACT_CHANNELS,
  DECLINE_REASONS,
  SUPPORT_MESSAGE,
} from '#src/domain/application/support.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { copy as signCopy } from '#src/features/e-sign/copy.ts';
import { useChat } from '#src/platform/useChat.ts';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { TextAreaField } from '#src/ui/form/TextAreaField.tsx';
import { usePhoneText } from '#src/ui/form/usePhoneText.ts';
import { copy } from './copy.ts';
import type { QuestionValues } from './schema.ts';

interface QuestionFieldsProps {
  values: Partial<QuestionValues>;
  documents: readonly { uuid: string; title: string }[];
}

/** What it is about, the question, and how to be answered; a time only for who wants to be called. */
export function QuestionFields({ values, documents }: QuestionFieldsProps) {
  const t = useCopy(copy);
  const reasons = useCopy(signCopy);
  const { profile } = useApplication();
  const chat = useChat();
  const number = usePhoneText(profile.phoneNumbers[0]?.number);
  const labels = {
    PHONE: number ? t('contactPHONE', { number }) : t('contactPHONEPlain'),
    EMAIL: t('contactEMAIL', { address: profile.email }),
    CHAT: t('contactCHAT'),
  };
  return (
    <>
      <RadioGroupField
        name="topic"
        label={t('topic')}
        options={DECLINE_REASONS.map((value) => ({ value, label: reasons(`reason${value}`) }))}
      />
      {documents.length > 0 ? (
        <SelectField
          name="documentUuid"
          label={t('document')}
          optional
          placeholder={t('anyDocument')}
          options={documents.map(({ uuid, title }) => ({ value: uuid, label: title }))}
        />
      ) : null}
      <TextAreaField
        name="message"
        label={t('message')}
        hint={t('messageHint')}
        maxLength={SUPPORT_MESSAGE.max}
      />
      <RadioGroupField
        name="contact"
        label={t('contact')}
        options={CONTACT_CHANNELS.filter((channel) => chat || channel !== 'CHAT').map((value) => ({
          value,
          label: labels[value],
        }))}
      />
      {values.contact === 'PHONE' ? (
        <SelectField
          name="bestTime"
          label={t('bestTime')}
          optional
          placeholder={t('anyTime')}
          options={CALL_TIMES.map((value) => ({ value, label: t(`time${value}`) }))}
        />
      ) : null}
    </>
  );
}
