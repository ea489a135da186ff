import type { Condition } from '#src/api/contract/conditions.ts';
import { useCopy } from '#src/brand/copy.tsx';
import {
  CO_OWNERS_MAX,
  EXPLANATION,
  INQUIRY_OUTCOMES,
  OWNERSHIPS,
  TRUSTEES_MAX,
} from '#src/domain/conditions/answers.ts';
import type { Known } from '#src/domain/conditions/conditions.ts';
import type { Question } from '#src/domain/conditions/tasks.ts';
import { formatDate, isIsoDate } from '#src/domain/dates/dates.ts';
import type { ElementComponent } from '#src/jsx/runtime.ts';
import { EmailField } from '#src/ui/form/EmailField.tsx';
import { FieldArray } from '#src/ui/form/FieldArray.tsx';
import { MoneyField } from '#src/ui/form/MoneyField.tsx';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { TextAreaField } from '#src/ui/form/TextAreaField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { SupportPhone } from '#src/ui/primitives/SupportLinks.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { ShortNameFields } from '../person-name/ShortNameFields.tsx';
import { copy } from './copy.ts';
import type { TaskValues } from './values.ts';

interface QuestionProps {
  condition: Known<Condition>;
  values: Partial<TaskValues>;
}

function TrustFields({ values }: QuestionProps) {
  const t = useCopy(copy);
  return (
    <>
      <Heading level={2}>{t('trustees')}</Heading>
      <FieldArray
        name="trustees"
        itemLabel={(index) => t('trustee', { number: index + 1 })}
        newItem={() => ({})}
        addLabel={t('addTrustee')}
        min={1}
        max={TRUSTEES_MAX}
      >
        {(item) => (
          <>
            <TextField name={`${item}.name`} label={t('trusteeName')} autoComplete="off" />
            <EmailField name={`${item}.email`} label={t('trusteeEmail')} autoComplete="off" optional />
          </>
        )}
      </FieldArray>
      <RadioGroupField
        name="revocable"
        label={t('revocable')}
        options={[
          { value: 'YES', label: t('yes') },
          { value: 'NO', label: t('no') },
        ]}
      />
      {values.revocable === 'NO' ? (
        <Alert tone="warning">{t.rich('irrevocable', { phone: <SupportPhone /> })}</Alert>
      ) : null}
    </>
  );
}

function OwnershipFields({ values }: QuestionProps) {
  const t = useCopy(copy);
  return (
    <>
      <RadioGroupField
        name="ownership"
        label={t('ownership')}
        options={OWNERSHIPS.map((value) => ({ value, label: t(value) }))}
      />
      {values.ownership === 'JOINT_OWNER' ? (
        <>
          <Heading level={2}>{t('coOwners')}</Heading>
          <Text>{t('coOwnersHelp')}</Text>
          <FieldArray
            name="coOwners"
            itemLabel={(index) => t('owner', { number: index + 1 })}
            newItem={() => ({})}
            addLabel={t('addOwner')}
            min={1}
            max={CO_OWNERS_MAX}
          >
            {(item) => (
              <>
                <ShortNameFields at={item} t={t} />
                <EmailField name={`${item}.email`} label={t('ownerEmail')} autoComplete="off" />
              </>
            )}
          </FieldArray>
        </>
      ) : null}
    </>
  );
}

function InquiryFields({ condition, values }: QuestionProps) {
  const t = useCopy(copy);
  const named = condition.xtraData?.inquiries ?? [];
  return (
    <>
      {(values.inquiries ?? []).map((value, index) => {
        const inquiry = named[index];
        const date = inquiry && isIsoDate(inquiry.date) ? formatDate(inquiry.date) : (inquiry?.date ?? '');
        const at = `inquiries[${index}]`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are as many as the request has, in its order.
          <Stack key={index} gap={3} as="section">
            <Heading level={2}>
              {inquiry
                ? t('inquiry', { creditor: inquiry.creditor, date })
                : t('inquiryPlain', { number: index + 1 })}
            </Heading>
            <RadioGroupField
              name={`${at}.outcome`}
              label={t('outcome')}
              options={INQUIRY_OUTCOMES.map((outcome) => ({ value: outcome, label: t(outcome) }))}
            />
            {value?.outcome === 'ACCOUNT_OPENED' ? (
              <MoneyField name={`${at}.amount`} label={t('amount')} />
            ) : null}
            <TextAreaField
              name={`${at}.explanation`}
              label={t('explanation')}
              hint={t('explanationHint')}
              rows={3}
              maxLength={EXPLANATION.max}
            />
          </Stack>
        );
      })}
    </>
  );
}

/** The fields of each question; the kind of an ID is the way that its slot is filled. */
export const QUESTION_FIELDS: Readonly<Record<Question, ElementComponent<QuestionProps> | undefined>> = {
  trust: TrustFields,
  idKind: undefined,
  ownership: OwnershipFields,
  inquiries: InquiryFields,
};
