import { memo, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Heloc } from '#src/api/contract/heloc.ts';
import { useTheme } from '#src/brand/BrandProvider.tsx';
import { useCopy, useLegal } from '#src/brand/copy.tsx';
import { resolveStage } from '#src/domain/application/progress.ts';
import { hasEnded } from '#src/domain/application/routing.ts';
import { formatDate } from '#src/domain/dates/dates.ts';
import type { Stage } from '#src/domain/enums.ts';
import { formatApr, formatMoney, formatWholeMoney, money } from '#src/domain/money/money.ts';
import { isInPersonOnly } from '#src/domain/notary/notaryAppointments.ts';
import { maturityOf } from '#src/domain/offer/maturity.ts';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { SummaryList } from '#src/ui/primitives/SummaryList.tsx';
import { space, WIDE } from '#src/ui/primitives/styles.ts';
import { useApplication } from '../application/ApplicationContext.ts';
import { useToday } from '../case/useToday.ts';
import { ConditionsBadge } from '../conditions/ConditionsBadge.tsx';
import { ConditionsCard } from '../conditions/ConditionsCard.tsx';
import { useShownCount } from '../conditions/useShownCount.ts';
import type { ScreenDefinition } from '../screens/defineScreen.ts';
import { copy } from './applicationCopy.ts';
import { OriginatorBanner } from './OriginatorBanner.tsx';
import { OriginatorCard } from './OriginatorCard.tsx';
import { PageShell } from './PageShell.tsx';
import { SubstepScreen } from './substep.ts';

/** Beside the logo and, where there is little room, below it. */
const Facts = styled.div<{ $align: 'start' | 'center' }>`
  display: contents;
  ${WIDE} {
    display: grid;
    justify-items: ${({ $align }) => ($align === 'center' ? 'center' : 'end')};
  }
`;
const Id = styled.p`
  overflow-wrap: anywhere;
  font-size: 0.9375em;
`;
const Encryption = styled.p`
  flex-basis: 100%;
  margin-block-start: calc(-1 * ${space(1)});
  font-size: 0.8125em;
  ${WIDE} {
    margin: 0;
  }
`;

interface ApplicationShellProps {
  screen: ScreenDefinition;
  /** The pages of each stage on the happy path, by screen. */
  happyPath: Readonly<Record<Stage, readonly string[]>>;
  children: ReactNode;
}

/** The page around the screens of an application: its number and, while it goes on, its progress and its offer. */
export function ApplicationShell({ screen, happyPath, children }: ApplicationShellProps) {
  const t = useCopy(copy);
  const legal = useLegal();
  const { header } = useTheme();
  const { heloc, status } = useApplication();
  const referrer = heloc.referrer?.referrerUuid;
  const needed = useShownCount();
  const stage = resolveStage(heloc.currentProgress?.step, screen.stage);
  return (
    <PageShell
      position={
        screen.isFinal || hasEnded(status)
          ? undefined
          : { stage, pages: happyPath[stage], screen: screen.path, progressAt: screen.progressAt }
      }
      manualNotary={isInPersonOnly(status.manualNotary, heloc.property.state)}
      header={
        <Facts $align={header}>
          <Id>
            {t('applicationId')} <strong>{heloc.loanNumber}</strong>
          </Id>
          <Encryption>{legal('encryptionLine')}</Encryption>
        </Facts>
      }
      details={
        <>
          <ConditionsBadge count={needed} />
          <OfferDetails heloc={heloc} />
        </>
      }
      banner={referrer ? <OriginatorBanner uuid={referrer} /> : null}
      contact={referrer ? <OriginatorCard uuid={referrer} /> : null}
    >
      {screen.hidesTasks ? null : <ConditionsCard count={needed} />}
      <SubstepScreen value={screen.path}>{children}</SubstepScreen>
    </PageShell>
  );
}

/** Nothing before there is a rate and an amount (docs/rules.md#offer-details-in-the-sidebar). */
const OfferDetails = memo(function OfferDetails({ heloc }: { heloc: Heloc }) {
  const t = useCopy(copy);
  const today = useToday();
  const { rate, amount, uwCalculatedDrawAmount, monthlyPayment, term, rateType, productType, selectedOffer } =
    heloc;
  if (!rate || !amount || rate <= 0 || amount <= 0) return null;
  const matures = maturityOf(heloc, term, today);
  const draw = uwCalculatedDrawAmount && uwCalculatedDrawAmount > 0 ? uwCalculatedDrawAmount : amount;
  const rows = [
    { term: t('apr'), value: formatApr(rate), prominent: true },
    { term: t('draw'), value: formatWholeMoney(money(draw)) },
    ...(monthlyPayment ? [{ term: t('payment'), value: formatMoney(money(monthlyPayment)) }] : []),
    ...(matures && selectedOffer
      ? [
          {
            term: t('maturity', { date: formatDate(matures) }),
            value: formatMoney(money(selectedOffer.totalAmount)),
          },
        ]
      : []),
    ...(productType !== 'SENIOR' && term
      ? [
          {
            term: t('term'),
            value: t('years', { years: term, rateType: t(rateType === 'VARIABLE' ? 'variable' : 'fixed') }),
          },
        ]
      : []),
  ];
  return (
    <Stack gap={1}>
      <Heading level={2} look={3}>
        {t('offer')}
      </Heading>
      <SummaryList rows={rows} />
    </Stack>
  );
});
