import { useId } from 'react';
import type { Liability } from '#src/api/contract/parts.ts';
import { type Translate, useCopy } from '#src/brand/copy.tsx';
import { accountEnding } from '#src/domain/aba.ts';
import { formatApr, formatMoney, formatWholeMoney } from '#src/domain/money.ts';
import { Choice as ChoiceBox } from '#src/ui/form/Choice.tsx';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { Badge } from '#src/ui/primitives/Badge.tsx';
import { DataTable } from '#src/ui/primitives/DataTable.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { preferencesOf } from '../choice.ts';
import { balancesOf, isRequiredPayoff } from '../facts.ts';
import { copy } from './copy.ts';
import type { PartProps } from './parts.ts';

type T = Translate<(typeof copy)['strings']>;
const KINDS = ['MORTGAGE', 'HELOC', 'CREDIT_CARD', 'AUTO', 'PERSONAL', 'STUDENT'] as const;

const kindName = (t: T, type: string) => {
  const kind = KINDS.find((each) => each === type);
  return kind ? t(`type_${kind}`) : t('typeOther');
};

/** Debts that the line may pay off, and how that shares the draw. */
export function PayoffPart(props: PartProps) {
  const t = useCopy(copy);
  const id = useId();
  const { facts, choice, apply } = props;
  if (facts.liabilities.length === 0) return null;
  const toggle = (row: Liability, on: boolean) =>
    apply({
      payoffs: on ? [...choice.payoffs, row.uuid] : choice.payoffs.filter((uuid) => uuid !== row.uuid),
    });

  const payoffCell = (row: Liability) => {
    if (!row.payoffEligible) {
      return row.ineligibleReason ? t('cannot', { reason: row.ineligibleReason }) : t('cannotPlain');
    }
    return (
      <ChoiceBox
        kind="checkbox"
        id={`${id}-${row.uuid}`}
        group="payoffs"
        value={row.uuid}
        label={t('payoffName', { creditor: row.creditor })}
        checked={choice.payoffs.includes(row.uuid)}
        disabled={isRequiredPayoff(row)}
        aside={isRequiredPayoff(row) ? <Badge tone="info">{t('required')}</Badge> : null}
        onChange={(on) => toggle(row, on)}
      />
    );
  };

  return (
    <Stack as="section" aria-labelledby={`${id}-heading`} gap={2}>
      <Heading level={2} id={`${id}-heading`}>
        {t('payoffHeading')}
      </Heading>
      <Text>{t('payoffIntro')}</Text>
      <DataTable
        caption={t('payoffCaption')}
        captionHidden
        rows={facts.liabilities}
        rowKey={({ uuid }) => uuid}
        columns={[
          { key: 'creditor', header: t('creditor'), rowHeader: true, render: (row) => row.creditor },
          { key: 'kind', header: t('kind'), render: (row) => kindName(t, row.type) },
          {
            key: 'account',
            header: t('account'),
            render: (row) => (row.mask ? t('mask', { mask: accountEnding(row) }) : t('unknown')),
          },
          {
            key: 'balance',
            header: t('balance'),
            align: 'end',
            render: (row) => formatMoney(row.monetaryBalance),
          },
          {
            key: 'minimum',
            header: t('minimum'),
            align: 'end',
            render: (row) => formatMoney(row.monetaryCalculatedNextPaymentMinimumAmount),
          },
          {
            key: 'apr',
            header: t('debtApr'),
            align: 'end',
            render: (row) => (row.apr == null ? t('unknown') : formatApr(row.apr)),
          },
          { key: 'payoff', header: t('payoffColumn'), label: '', render: payoffCell },
        ]}
      />
      <Text strong>{t('selected', { sum: formatMoney(balancesOf(facts, choice.payoffs)) })}</Text>
      {choice.payoffs.length > 0 ? <Preference {...props} /> : null}
    </Stack>
  );
}

function Preference({ facts, choice, offer, apply }: PartProps) {
  const t = useCopy(copy);
  if (!offer) return null;
  const possible = preferencesOf(facts, choice, offer);
  const max = formatWholeMoney(offer.maxDraw);
  return (
    <RadioGroupField
      name="preference"
      label={t('preference')}
      options={[
        {
          value: 'PRESERVE',
          label: t('preserve'),
          description: t('preserveText'),
          disabled: !possible.PRESERVE,
          reason: t('preserveReason', { max }),
        },
        {
          value: 'DEDUCT',
          label: t('deduct'),
          description: t('deductText'),
          disabled: !possible.DEDUCT,
          reason: t('deductReason'),
        },
        {
          value: 'MAXIMIZE',
          label: t('maximize'),
          description: t('maximizeText', { max }),
          disabled: !possible.MAXIMIZE,
          reason: t('maximizeReason', { max }),
        },
      ]}
      onChosen={(preference) => apply({ preference })}
    />
  );
}
