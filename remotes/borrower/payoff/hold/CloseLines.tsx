import { useId, useMemo, useState } from 'react';
import type { Payoff } from '#src/api/contract/parts.ts';
import { postCloseLine } from '#src/api/contract/review.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { timeZoneOf } from '#src/domain/dates/timeZones.ts';
import { payoffLines } from '#src/domain/offer/payoffLines.ts';
import { formatList } from '#src/domain/text/format.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { ScreenForm } from '#src/features/form/ScreenForm.tsx';
import { useWording } from '#src/features/legal/useWording.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useFocusOn } from '#src/ui/primitives/useFocusOn.ts';
import { copy } from './copy.ts';
import { dayOf, keyOf, nameOf } from './payoffs.ts';
import { type CloseValues, closeSchema } from './schema.ts';

/** A credit line that is paid off could be drawn on again: the person signs that it is to be closed. */
export function CloseLines() {
  const t = useCopy(copy);
  const { heloc } = useApplication();
  const [sent, setSent] = useState(0);
  const receipt = useFocusOn<HTMLDivElement>(sent);
  const headingId = useId();
  const zone = timeZoneOf(heloc.property.state);
  const lines = payoffLines(heloc).map((payoff) => ({ payoff, date: dayOf(payoff.closeLineAt, zone) }));
  if (lines.length === 0) return null;
  const open = lines.flatMap(({ payoff, date }) => (date ? [] : [payoff]));
  return (
    <Stack as="section" gap={2}>
      <Heading level={2} id={headingId}>
        {t('closeHeading', { count: lines.length })}
      </Heading>
      {open.length === lines.length ? null : (
        // The button that had the focus is gone once it is signed.
        <Alert tone="success" quiet ref={receipt}>
          {lines.map(({ payoff, date }) =>
            date ? (
              <Text key={keyOf(payoff)}>{t('closeSigned', { line: nameOf(t, payoff), date })}</Text>
            ) : null,
          )}
        </Alert>
      )}
      {open.length > 0 ? (
        <CloseForm headingId={headingId} lines={open} onSent={() => setSent(sent + 1)} />
      ) : null}
    </Stack>
  );
}

interface CloseFormProps {
  headingId: string;
  lines: readonly Payoff[];
  onSent(): void;
}

function CloseForm({ headingId, lines, onSent }: CloseFormProps) {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { uuid } = useApplication();
  const quote = useWording();
  const schema = useMemo(() => closeSchema(t), [t]);
  const text = t('closeText', {
    count: lines.length,
    lines: formatList(lines.map((payoff) => nameOf(t, payoff))),
  });

  const sign = useSubmit(
    ({ agreed }: CloseValues) =>
      api.call(postCloseLine, {
        params: { uuid },
        body: {
          lines: lines.map(({ creditor, mask = null }) => ({ creditor, mask })),
          agreed,
          shown: [quote('ACCEPTED', 'CLOSE_LINE', text)],
        },
      }),
    { statusStays: true, onStayed: onSent },
  );

  return (
    <>
      <Text>{t('closeWhy')}</Text>
      {/* The consent names these lines, so other lines reset it. No draft: a consent is given where its text is read. */}
      <ScreenForm<CloseValues>
        key={text}
        name="payoff/hold/close-line"
        aria-labelledby={headingId}
        schema={schema}
        onSubmit={sign}
        submitLabel={t('closeSubmit')}
      >
        <CheckboxField name="agreed" label={text} />
      </ScreenForm>
    </>
  );
}
