import { useEffect, useMemo, useState } from 'react';
import { useFormState } from 'react-final-form';
import { putRequalify } from '#src/api/contract/requalify.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { parseMoneyInput } from '#src/domain/money/money.ts';
import type { RequalifyChoice } from '#src/domain/offer/requalify.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { ApplicationForm } from '#src/features/application/ApplicationForm.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { copy as uiCopy } from '#src/ui/copy.ts';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { SliderField } from '#src/ui/form/SliderField.tsx';
import { copy } from './copy.ts';
import { largestFittingLine, type WinbackFacts } from './facts.ts';
import { Loans } from './Loans.tsx';
import { optionsFor } from './options.ts';
import { type WinbackChoice, type WinbackValues, winbackSchema } from './schema.ts';
import { Withdraw } from './Withdraw.tsx';

/** The button of the choices that send nothing yet: another page or a dialog follows. */
const NEXT_BUTTON = { VALUE_WRONG: 'estimate', WITHDRAW: 'withdraw' } as const;

const nextButtonOf = (choice: WinbackChoice | undefined) =>
  choice === 'VALUE_WRONG' || choice === 'WITHDRAW' ? NEXT_BUTTON[choice] : undefined;

export function Choices({ facts }: { facts: WinbackFacts }) {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { uuid } = useApplication();
  const flow = useFlow();
  const [keepsDraft, setKeepsDraft] = useState(false);
  const [asksWithdraw, setAsksWithdraw] = useState(false);
  const schema = useMemo(() => winbackSchema(t, facts), [t, facts]);

  const send = useSubmit(({ choice, loans, amount }: Partial<WinbackValues> & { choice: RequalifyChoice }) =>
    api.call(putRequalify, {
      params: { uuid },
      body: {
        choice,
        payoffAccountIds: choice === 'PAY_OFF' ? [...(loans ?? [])] : [],
        amount: choice === 'BORROW_LESS' ? Number(parseMoneyInput(amount)) : null,
      },
    }),
  );

  async function go({ choice, ...values }: WinbackValues, sent: () => void) {
    if (choice === 'VALUE_WRONG') flow.toChild('estimate');
    else if (choice === 'WITHDRAW') setAsksWithdraw(true);
    else await send({ choice, ...values }, sent);
  }

  return (
    <>
      <ApplicationForm<WinbackValues>
        schema={schema}
        initialValues={{ amount: largestFittingLine(facts) }}
        onSubmit={go}
        submitLabel={<SubmitLabel onKeepsDraft={setKeepsDraft} />}
        keepDraft={keepsDraft}
      >
        {({ values: { choice, loans } }) => (
          <>
            <RadioGroupField name="choice" label={t('choice')} options={optionsFor(t, facts)} />
            {choice === 'PAY_OFF' ? <Loans facts={facts} chosen={loans ?? []} /> : null}
            {choice === 'BORROW_LESS' ? (
              <SliderField
                name="amount"
                label={t('amount')}
                min={facts.least ?? '0'}
                max={largestFittingLine(facts)}
              />
            ) : null}
          </>
        )}
      </ApplicationForm>
      {asksWithdraw ? (
        <Withdraw onClose={() => setAsksWithdraw(false)} withdraw={() => send({ choice: 'WITHDRAW' })} />
      ) : null}
    </>
  );
}

/** Follows the choice in the form, which may come from a draft, and reports whether the draft is still needed after it. */
function SubmitLabel({ onKeepsDraft }: { onKeepsDraft(keepsDraft: boolean): void }) {
  const t = useCopy(copy);
  const ui = useCopy(uiCopy);
  const { values } = useFormState<WinbackValues>({ subscription: { values: true } });
  const label = nextButtonOf(values.choice);
  useEffect(() => onKeepsDraft(label !== undefined), [label, onKeepsDraft]);
  return <>{label ? t(label) : ui('submit')}</>;
}
