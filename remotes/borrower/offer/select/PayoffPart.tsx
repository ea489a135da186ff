import { useId } from 'react';
import styled from 'styled-components';
import type { Liability } from '#src/api/contract/parts.ts';
import { type Translate, useCopy } from '#src/brand/copy.tsx';
import { accountEnding } from '#src/domain/aba.ts';
import { formatList } from '#src/domain/format.ts';
import {
  compareMoney,
  formatApr,
  formatMoney,
  formatWholeMoney,
  money,
  sumMoney,
} from '#src/domain/money.ts';
import { Choice as ChoiceBox } from '#src/ui/form/Choice.tsx';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { Badge } from '#src/ui/primitives/Badge.tsx';
import { Details } from '#src/ui/primitives/Details.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { SummaryList } from '#src/ui/primitives/SummaryList.tsx';
import { visuallyHidden } from '#src/ui/primitives/styles.ts';
import { Text } from '#src/ui/primitives/Text.tsx';
import { preferencesOf } from '../choice.ts';
import { FoldedPart } from '../FoldedPart.tsx';
import { balancesOf, isRequiredPayoff } from '../facts.ts';
import { monthlySaving } from '../figures.ts';
import { countDearer } from '../start.ts';
import { useHasRoom } from '../useHasRoom.ts';
import { copy } from './copy.ts';
import type { PartProps } from './parts.ts';

type T = Translate<(typeof copy)['strings']>;
const KINDS = ['MORTGAGE', 'HELOC', 'CREDIT_CARD', 'AUTO', 'PERSONAL', 'STUDENT'] as const;

const kindName = (t: T, type: string) => {
  const kind = KINDS.find((each) => each === type);
  return kind ? t(`type_${kind}`) : t('typeOther');
};

const Group = styled.fieldset`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > div + div {
    border-block-start: 1px solid var(--heloc-color-border);
  }
`;

/** Said by the heading to those who see it. */
const Legend = styled.legend`
  ${visuallyHidden}
`;

/** Debts that the line may pay off, those first that it can, and how that shares the draw. */
export function PayoffPart(props: PartProps) {
  const t = useCopy(copy);
  const hasRoom = useHasRoom();
  const { facts, choice, offer, figures } = props;
  if (facts.liabilities.length === 0) return null;
  const possible = facts.liabilities.filter(({ payoffEligible }) => payoffEligible);
  const others = facts.liabilities.filter(({ payoffEligible }) => !payoffEligible);
  const less = offer && figures && monthlySaving(facts, choice, offer, figures);
  return (
    <FoldedPart
      title={t('payoffHeading')}
      digest={<Digest {...props} possible={possible} />}
      opened={hasRoom || choice.payoffs.length > 0 || possible.length === 0}
    >
      <Stack gap={1}>
        {possible.length > 0 ? (
          <>
            <Text small muted>
              {t('payoffIntro')}
            </Text>
            <Group>
              <Legend>{t('payoffLegend')}</Legend>
              {possible.map((row) => (
                <Debt key={row.uuid} {...props} row={row} />
              ))}
            </Group>
            {choice.payoffs.length > 0 ? (
              <>
                {less && compareMoney(less, 0) > 0 ? (
                  <Text strong>{t('payLess', { amount: formatMoney(less, 0) })}</Text>
                ) : null}
                <Preference {...props} />
              </>
            ) : null}
          </>
        ) : (
          <Text>{t('payoffNone')}</Text>
        )}
        {others.length > 0 ? (
          <Details summary={t('payoffOthers', { count: others.length })}>
            <SummaryList
              rows={others.map((row) => ({
                key: row.uuid,
                term: row.creditor,
                value: row.ineligibleReason
                  ? t('cannot', { reason: row.ineligibleReason })
                  : t('cannotPlain'),
              }))}
            />
          </Details>
        ) : null}
      </Stack>
    </FoldedPart>
  );
}

/** How many debts there are, and what is chosen of them. */
function Digest({ facts, choice, offer, possible }: PartProps & { possible: readonly Liability[] }) {
  const t = useCopy(copy);
  if (possible.length === 0) return null;
  const dearer = offer ? countDearer(facts, offer) : 0;
  if (choice.payoffs.length > 0)
    return t('selected', { sum: formatMoney(balancesOf(facts, choice.payoffs)) });
  const sum = formatMoney(sumMoney(possible.map(({ monetaryBalance }) => money(monetaryBalance))));
  return (
    <>
      {t('payoffDigest', { count: possible.length, sum })}
      {dearer > 0 ? ` ${t('payoffDearer', { count: dearer })}` : null}
    </>
  );
}

/** One debt on one row, with all that is known of it. */
function Debt({ row, choice, apply }: PartProps & { row: Liability }) {
  const t = useCopy(copy);
  const id = useId();
  const isRequired = isRequiredPayoff(row);
  const facts = [
    row.mask
      ? t('debtKind', { kind: kindName(t, row.type), mask: accountEnding(row) })
      : kindName(t, row.type),
    t('debtBalance', { amount: formatMoney(row.monetaryBalance) }),
    ...(row.apr == null ? [] : [t('debtRate', { apr: formatApr(row.apr) })]),
    t('debtMinimum', { amount: formatMoney(row.monetaryCalculatedNextPaymentMinimumAmount) }),
  ];
  return (
    <ChoiceBox
      kind="checkbox"
      id={id}
      group="payoffs"
      value={row.uuid}
      label={t('payoffName', { creditor: row.creditor })}
      description={formatList(facts, 'unit')}
      checked={choice.payoffs.includes(row.uuid)}
      disabled={isRequired}
      aside={isRequired ? <Badge tone="info">{t('required')}</Badge> : null}
      onChange={(on) =>
        apply({
          payoffs: on ? [...choice.payoffs, row.uuid] : choice.payoffs.filter((uuid) => uuid !== row.uuid),
        })
      }
    />
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
