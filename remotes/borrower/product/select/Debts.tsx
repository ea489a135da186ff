import styled from 'styled-components';
import type { Liability } from '#src/api/contract/parts.ts';
import { type Translate, useCopy } from '#src/brand/copy.tsx';
import { accountEnding } from '#src/domain/bank/aba.ts';
import { formatApr, formatMoney } from '#src/domain/money/money.ts';
import { formatList } from '#src/domain/text/format.ts';
import { Choice as ChoiceBox } from '#src/ui/form/Choice.tsx';
import { GroupFrame } from '#src/ui/form/GroupFrame.tsx';
import { useFormField } from '#src/ui/form/useFormField.ts';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Badge } from '#src/ui/primitives/Badge.tsx';
import { space } from '#src/ui/primitives/styles.ts';
import { Text } from '#src/ui/primitives/Text.tsx';
import { isRequiredPayoff } from '../facts.ts';
import { copy } from './copy.ts';
import type { PartProps } from './parts.ts';

type T = Translate<(typeof copy)['strings']>;
const KINDS = ['MORTGAGE', 'HELOC', 'CREDIT_CARD', 'AUTO', 'PERSONAL', 'STUDENT'] as const;

const kindName = (t: T, type: string) => {
  const kind = KINDS.find((each) => each === type);
  return kind ? t(`type_${kind}`) : t('typeOther');
};

/** All that is known of a debt, on one row. */
const aboutDebt = (t: T, row: Liability) =>
  formatList(
    [
      row.mask
        ? t('debtKind', { kind: kindName(t, row.type), mask: accountEnding(row) })
        : kindName(t, row.type),
      t('debtBalance', { amount: formatMoney(row.monetaryBalance) }),
      ...(row.apr == null ? [] : [t('debtRate', { apr: formatApr(row.apr) })]),
      t('debtMinimum', { amount: formatMoney(row.monetaryCalculatedNextPaymentMinimumAmount) }),
    ],
    'unit',
  );

const Rows = styled.div`
  & > div + div {
    border-block-start: 1px solid var(--heloc-color-border);
  }
`;

/** The debts that the line can pay off, each with its box. */
export function Debts({ rows, choice, problem, apply }: PartProps & { rows: readonly Liability[] }) {
  const t = useCopy(copy);
  const field = useFormField<readonly string[]>('payoffs');
  const { payoffs } = choice;
  const free = rows.filter((row) => !isRequiredPayoff(row));
  // When too many are chosen, the error leads to a box that can be unticked.
  const first = free.find(({ uuid }) => payoffs.includes(uuid)) ?? free[0];
  const isTooMuch = problem?.path === 'payoffs';
  return (
    <GroupFrame field={field} label={t('payoffLegend')} legendHidden optional>
      {isTooMuch && !field.error ? (
        <Alert tone="warning" quiet>
          {problem.message}
        </Alert>
      ) : null}
      <Rows>
        {rows.map((row) => {
          const isRequired = isRequiredPayoff(row);
          return (
            // A row is as wide as its words; the line above it is as wide as the page.
            <div key={row.uuid}>
              <ChoiceBox
                ref={row === first ? field.ref : undefined}
                kind="checkbox"
                id={`${field.id}-${row.uuid}`}
                group="payoffs"
                value={row.uuid}
                label={t('payoffName', { creditor: row.creditor })}
                description={aboutDebt(t, row)}
                checked={payoffs.includes(row.uuid)}
                disabled={isRequired}
                invalid={Boolean(field.error)}
                describedBy={field.error ? field.errorId : undefined}
                aside={isRequired ? <Badge tone="info">{t('required')}</Badge> : null}
                onChange={(on) =>
                  apply({
                    payoffs: on ? [...payoffs, row.uuid] : payoffs.filter((uuid) => uuid !== row.uuid),
                  })
                }
                onBlur={field.blur}
                onFocus={field.focus}
              />
            </div>
          );
        })}
      </Rows>
    </GroupFrame>
  );
}

const Others = styled.ul`
  && {
    padding: 0;
    list-style: none;
  }
  & > li + li {
    margin-block-start: ${space(1)};
  }
`;

/** Those that it cannot, each with its reason. */
export function OtherDebts({ rows }: { rows: readonly Liability[] }) {
  const t = useCopy(copy);
  return (
    <Others>
      {rows.map((row) => (
        <li key={row.uuid}>
          {row.creditor}
          <Text small muted>
            {aboutDebt(t, row)}
          </Text>
          <Text small>
            {row.ineligibleReason ? t('cannot', { reason: row.ineligibleReason }) : t('cannotPlain')}
          </Text>
        </li>
      ))}
    </Others>
  );
}
