import { useId, useMemo, useState } from 'react';
import type { Payoff } from '#src/api/contract/parts.ts';
import { postPayoffLetter } from '#src/api/contract/review.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { parseDateParts } from '#src/domain/dates/dates.ts';
import { timeZoneOf } from '#src/domain/dates/timeZones.ts';
import { parseMoneyInput } from '#src/domain/money/money.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { ApplicationForm } from '#src/features/application/ApplicationForm.tsx';
import { useToday } from '#src/features/case/useToday.ts';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { FileUploadField } from '#src/features/uploads/FileUploadField.tsx';
import { useDocumentUpload } from '#src/features/uploads/useDocumentUpload.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { DateField } from '#src/ui/form/DateField.tsx';
import { MoneyField } from '#src/ui/form/MoneyField.tsx';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useFocusOn } from '#src/ui/primitives/useFocusOn.ts';
import { uploadedUuids } from '#src/ui/upload/uploadedFile.ts';
import { copy } from './copy.ts';
import { dayOf, keyOf, nameOf, stateOf } from './payoffs.ts';
import { type LetterValues, letterSchema } from './schema.ts';

/** Who has the lender's letter already need not wait for another; and which letters were sent. */
export function Letters() {
  const t = useCopy(copy);
  const { heloc } = useApplication();
  const [sent, setSent] = useState(0);
  const receipt = useFocusOn<HTMLDivElement>(sent);
  const headingId = useId();
  const zone = timeZoneOf(heloc.property.state);
  const open = heloc.payoffs.filter((payoff) => stateOf(payoff) === 'ASKED');
  const read = heloc.payoffs.flatMap((payoff) => {
    const date = stateOf(payoff) === 'LETTER' ? dayOf(payoff.letterAt, zone) : undefined;
    return date ? [{ payoff, date }] : [];
  });
  if (open.length + read.length === 0) return null;
  return (
    <Stack as="section" gap={2}>
      <Heading level={2} id={headingId}>
        {open.length > 0 ? t('letterHeading') : t('letterSentHeading', { count: read.length })}
      </Heading>
      {read.length > 0 ? (
        // The button that had the focus is gone, or about another letter, once one is sent.
        <Alert tone="success" quiet ref={receipt}>
          {read.map(({ payoff, date }) => (
            <Text key={keyOf(payoff)}>{t('letterSent', { loan: nameOf(t, payoff), date })}</Text>
          ))}
        </Alert>
      ) : null}
      {open.length > 0 ? (
        <LetterForm headingId={headingId} payoffs={open} onSent={() => setSent(sent + 1)} />
      ) : null}
    </Stack>
  );
}

interface LetterFormProps {
  headingId: string;
  payoffs: readonly Payoff[];
  onSent(): void;
}

function LetterForm({ headingId, payoffs, onSent }: LetterFormProps) {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { uuid } = useApplication();
  const upload = useDocumentUpload('PAYOFF_LETTER');
  const today = useToday();
  const keys = payoffs.map(keyOf).join('\n');
  const schema = useMemo(() => letterSchema(t, keys.split('\n'), today), [t, keys, today]);
  const [first] = payoffs;

  const send = useSubmit(
    async ({ payoff, files, amount, goodThrough, perDay }: LetterValues) => {
      const chosen = payoffs.find((other) => keyOf(other) === payoff);
      const day = parseDateParts(goodThrough);
      if (!chosen || !day) throw new Error('There is nothing to send');
      await api.call(postPayoffLetter, {
        params: { uuid },
        body: {
          creditor: chosen.creditor,
          mask: chosen.mask ?? null,
          amount: Number(parseMoneyInput(amount)),
          goodThrough: day,
          perDiem: perDay ? Number(parseMoneyInput(perDay)) : null,
          documentUuids: uploadedUuids(files),
        },
      });
    },
    { statusStays: true, onStayed: onSent },
  );

  return (
    <>
      <Text>{t('letterIntro')}</Text>
      <ApplicationForm<LetterValues>
        // Another loan's letter is another form.
        key={keys}
        aria-labelledby={headingId}
        schema={schema}
        initialValues={{ files: [], ...(payoffs.length === 1 && first ? { payoff: keyOf(first) } : {}) }}
        onSubmit={send}
        submitLabel={t('submit')}
      >
        {payoffs.length > 1 ? (
          <RadioGroupField
            name="payoff"
            label={t('which')}
            options={payoffs.map((payoff) => ({
              value: keyOf(payoff),
              label: nameOf(t, payoff),
            }))}
          />
        ) : null}
        <FileUploadField name="files" label={t('file')} upload={upload} />
        <MoneyField name="amount" label={t('total')} width="medium" />
        <DateField name="goodThrough" label={t('day')} hint={t('dayHint')} />
        <MoneyField name="perDay" label={t('interest')} optional width="medium" />
      </ApplicationForm>
    </>
  );
}
