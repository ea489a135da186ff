import { useId, useMemo } from 'react';
import type { Payoff } from '#src/api/contract/parts.ts';
import { postPayoffLetter } from '#src/api/contract/review.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { parseDateParts, toIsoDate } from '#src/domain/dates.ts';
import { parseMoneyInput } from '#src/domain/money.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { ApplicationForm } from '#src/features/application/ApplicationForm.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useDocumentUpload } from '#src/features/uploads/useDocumentUpload.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { DateField } from '#src/ui/form/DateField.tsx';
import { MoneyField } from '#src/ui/form/MoneyField.tsx';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { FileUploadField } from '#src/ui/upload/FileUploadField.tsx';
import { uploadedUuids } from '#src/ui/upload/uploadedFile.ts';
import { copy } from './copy.ts';
import { keyOf, nameOf } from './payoffs.ts';
import { type LetterValues, letterSchema } from './schema.ts';

/** Who has the lender's letter already need not wait for another. */
export function LetterForm({ payoffs }: { payoffs: readonly Payoff[] }) {
  const t = useCopy(copy);
  const { api, now } = useRuntime();
  const { uuid } = useApplication();
  const flow = useFlow();
  const headingId = useId();
  const upload = useDocumentUpload('PAYOFF_LETTER');
  const today = toIsoDate(now(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  const keys = payoffs.map(keyOf).join('\n');
  const schema = useMemo(() => letterSchema(t, keys.split('\n'), today), [t, keys, today]);
  const [first] = payoffs;

  async function send({ payoff, files, amount, goodThrough, perDay }: LetterValues, sent: () => void) {
    const chosen = payoffs.find((other) => keyOf(other) === payoff);
    const day = parseDateParts(goodThrough);
    if (!chosen || !day) return;
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
    sent();
    await flow.refresh();
  }

  return (
    <Stack as="section" gap={2}>
      <Heading level={2} id={headingId}>
        {t('letterHeading')}
      </Heading>
      <Text>{t('letterIntro')}</Text>
      <ApplicationForm<LetterValues>
        // Another loan's letter is another form.
        key={keys}
        name="payoff/hold"
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
    </Stack>
  );
}
