import type { Payoff } from '#src/api/contract/parts.ts';
import { message, useCopy } from '#src/brand/copy.tsx';
import { formatLongDate, parseDate } from '#src/domain/dates/dates.ts';
import { timeZoneOf } from '#src/domain/dates/timeZones.ts';
import { formatMoney } from '#src/domain/money/money.ts';
import { payoffLines } from '#src/domain/offer/payoffLines.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { CheckAgain } from '#src/features/flow/CheckAgain.tsx';
import { TalkToUs } from '#src/features/shell/TalkToUs.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { SummaryList } from '#src/ui/primitives/SummaryList.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { CloseLines } from './CloseLines.tsx';
import { copy } from './copy.ts';
import { Letters } from './LetterForm.tsx';
import { dayOf, keyOf, nameOf, stateOf } from './payoffs.ts';

export const title = message(copy, 'pageTitle');

/** What was asked of whom, what is known, what to do and sign meanwhile, and the way not to wait: one's own letter. */
export function View() {
  const t = useCopy(copy);
  const { heloc, profile } = useApplication();
  const { payoffs } = heloc;
  const open = payoffs.filter((payoff) => stateOf(payoff) === 'ASKED');
  const isReturningVisitor = payoffs.length > 0 && payoffs.every((payoff) => stateOf(payoff) === 'KNOWN');
  const heading = () => {
    const [first] = open;
    if (first) return t('heading', { count: open.length, creditor: first.creditor });
    return t(isReturningVisitor ? 'knownHeading' : 'pageTitle');
  };
  const unsigned = payoffLines(heloc).filter(({ closeLineAt }) => !closeLineAt).length;
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Heading level={1}>{heading()}</Heading>
        {isReturningVisitor ? (
          <Text>{unsigned > 0 ? t('knownSign', { count: unsigned }) : t('known')}</Text>
        ) : (
          <>
            <Text>{t('why')}</Text>
            <Text>{t('leave', { address: profile.email })}</Text>
          </>
        )}
      </Stack>
      {isReturningVisitor ? <CloseLines /> : null}
      {payoffs.map((payoff) => (
        <Loan key={keyOf(payoff)} payoff={payoff} />
      ))}
      <Stack as="section" gap={1}>
        <Heading level={2}>{t('meanwhile')}</Heading>
        <ul>
          {t('tips').map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </Stack>
      {isReturningVisitor ? null : <CloseLines />}
      <Letters />
      <CheckAgain copy={copy} isSecondary />
      <TalkToUs />
    </Stack>
  );
}

function Loan({ payoff }: { payoff: Payoff }) {
  const t = useCopy(copy);
  const { heloc } = useApplication();
  const { amount, perDiem } = payoff;
  const asked = dayOf(payoff.requestedAt, timeZoneOf(heloc.property.state));
  const through = parseDate(payoff.goodThrough ?? '');
  const isReturningVisitor = stateOf(payoff) === 'KNOWN';
  return (
    <Stack as="section" gap={1}>
      <Heading level={2} look={3}>
        {nameOf(t, payoff)}
      </Heading>
      <SummaryList
        rows={[
          { term: t('status'), value: t(`status${stateOf(payoff)}`) },
          ...(asked ? [{ term: t('requested'), value: asked }] : []),
          { term: t('amount'), value: isReturningVisitor ? formatMoney(amount) : t('notKnown') },
          ...(isReturningVisitor && through
            ? [{ term: t('goodThrough'), value: formatLongDate(through) }]
            : []),
          ...(isReturningVisitor && perDiem ? [{ term: t('perDay'), value: formatMoney(perDiem) }] : []),
        ]}
      />
    </Stack>
  );
}
