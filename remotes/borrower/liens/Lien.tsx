import { useId } from 'react';
import type { Liability, RecordedLien } from '#src/api/contract/parts.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { accountEnding } from '#src/domain/bank/aba.ts';
import { formatLongDate, parseDate } from '#src/domain/dates/dates.ts';
import { isOneOf } from '#src/domain/enums.ts';
import { formatWholeMoney } from '#src/domain/money/money.ts';
import { countedAccount, LIEN_STATUSES } from '#src/domain/offer/liens.ts';
import { formatList } from '#src/domain/text/format.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { FileUploadField } from '#src/features/uploads/FileUploadField.tsx';
import { useDocumentUpload } from '#src/features/uploads/useDocumentUpload.ts';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { TextAreaField } from '#src/ui/form/TextAreaField.tsx';
import { Card } from '#src/ui/primitives/Card.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { LoanFields } from './LoanFields.tsx';
import { NOTE_MAX } from './schema.ts';
import { accountOf, asksForLoan, type LienValues } from './values.ts';

const STATUS_LABELS = { OPEN: 'OPEN', PAID_OFF: 'PAID_OFF_ANSWER', NOT_MINE: 'NOT_MINE' } as const;
/** How far a payoff is, by the names that services give it. */
const PAYOFF = {
  MARKED_FOR_PAYOFF: 'MARKED_FOR_PAYOFF',
  REQUESTED: 'REQUESTED',
  PAID_OFF: 'PAID_OFF',
  CONFIRMED: 'PAID_OFF',
  FAILED: 'FAILED',
} as const;
const PAYOFF_STATUSES = Object.keys(PAYOFF) as (keyof typeof PAYOFF)[];

/** One recorded loan: its record, the account that it matches, and the owner's answer. */
export function Lien({ lien, at, answer }: { lien: RecordedLien; at: string; answer: LienValues }) {
  const t = useCopy(copy);
  const id = useId();
  const { heloc } = useApplication();
  const account = accountOf(heloc, lien);
  return (
    <Card compact as="section" aria-labelledby={id}>
      <Stack gap={2}>
        <div>
          <Heading level={2} look={3} id={id}>
            {lien.lender}
          </Heading>
          <Text small muted>
            <Recorded lien={lien} />
          </Text>
          <Text small>{account ? <Account account={account} /> : t('unmatched')}</Text>
        </div>
        <RadioGroupField
          name={`${at}.status`}
          label={t('status')}
          options={LIEN_STATUSES.map((value) => ({ value, label: t(STATUS_LABELS[value]) }))}
        />
        {answer.status === 'OPEN' && account?.payoffEligible ? (
          <CheckboxField name={`${at}.payOff`} label={t('payOff')} optional />
        ) : null}
        {asksForLoan(account, answer) ? <LoanFields at={at} loan={answer} /> : null}
        {answer.status === 'PAID_OFF' ? <Proof at={at} account={account} /> : null}
        {answer.status === 'NOT_MINE' ? (
          <TextAreaField
            name={`${at}.note`}
            label={t('note')}
            hint={t(account ? 'disputeReported' : 'dispute')}
            rows={2}
            maxLength={NOTE_MAX}
          />
        ) : null}
      </Stack>
    </Card>
  );
}

/** A loan that no record names, though it counts: what the credit report says, and whether it is to be paid off. */
export function Unrecorded({ account, at }: { account: Liability; at: string }) {
  const t = useCopy(copy);
  const id = useId();
  return (
    <Card compact as="section" aria-labelledby={id}>
      <Stack gap={2}>
        <div>
          <Heading level={2} look={3} id={id}>
            {account.creditor}
          </Heading>
          <Text small>
            <Account account={account} />
          </Text>
          <Text small>{t('unrecorded')}</Text>
        </div>
        {account.payoffEligible ? <CheckboxField name={`${at}.payOff`} label={t('payOff')} optional /> : null}
      </Stack>
    </Card>
  );
}

function Recorded({ lien: { recordedOn, originalAmount, position } }: { lien: RecordedLien }) {
  const t = useCopy(copy);
  const day = parseDate(recordedOn ?? '');
  const known = formatList(
    [
      ...(day ? [t('recorded', { date: formatLongDate(day) })] : []),
      ...(originalAmount == null ? [] : [t('originally', { amount: formatWholeMoney(originalAmount) })]),
      ...(position == null ? [] : [t('position', { position })]),
    ],
    'unit',
  );
  return <>{known}</>;
}

function Account({ account }: { account: Liability }) {
  const t = useCopy(copy);
  const { creditor, monetaryBalance, monetaryCalculatedNextPaymentMinimumAmount: minimum, payOff } = account;
  const mask = accountEnding(account);
  const status = payOff?.status;
  const known = formatList(
    [
      mask ? t('accountMasked', { creditor, mask }) : t('account', { creditor }),
      t('balance', { amount: formatWholeMoney(monetaryBalance) }),
      t('payment', { amount: formatWholeMoney(minimum) }),
      ...(isOneOf(PAYOFF_STATUSES, status) ? [t('payoffStatus', { status: t(PAYOFF[status]) })] : []),
    ],
    'unit',
  );
  return <>{known}</>;
}

function Proof({ at, account }: { at: string; account: Liability | undefined }) {
  const t = useCopy(copy);
  const upload = useDocumentUpload('PAYOFF_LETTER');
  const hint = account
    ? t('proofReported', { amount: formatWholeMoney(countedAccount(account)) })
    : t('proofHint');
  return <FileUploadField name={`${at}.files`} label={t('proof')} hint={hint} optional upload={upload} />;
}
