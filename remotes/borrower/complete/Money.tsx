import type { Heloc } from '#src/api/contract/heloc.ts';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { type Translate, useCopy } from '#src/brand/copy.tsx';
import { accountEnding } from '#src/domain/bank/aba.ts';
import { formatDate } from '#src/domain/dates/dates.ts';
import { formatMoney, money } from '#src/domain/money/money.ts';
import { maturityOf } from '#src/domain/offer/maturity.ts';
import { formatAddress } from '#src/domain/property/address.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useToday } from '#src/features/case/useToday.ts';
import { copy as offerCopy } from '#src/features/offer-terms/copy.ts';
import { Card } from '#src/ui/primitives/Card.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { SummaryList } from '#src/ui/primitives/SummaryList.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';

/** How much is sent, and where to; the day is in the timeline. */
export function Funds() {
  const t = useCopy(copy);
  const { heloc } = useApplication();
  const { disburseAccount, selectedOffer, amount } = heloc;
  const cash = selectedOffer?.cashToBorrower ?? amount;
  const mask = accountEnding(disburseAccount);
  return (
    <Card as="section">
      <Heading level={2}>{t('moneyHeading')}</Heading>
      <SummaryList
        rows={[
          ...(cash == null ? [] : [{ term: t('amount'), value: formatMoney(money(cash)) }]),
          ...(mask
            ? [
                {
                  term: t('account'),
                  value: t('accountEnding', {
                    institution: disburseAccount?.institution ?? '',
                    mask,
                  }).replace(/^, /, ''),
                },
              ]
            : []),
        ]}
      />
      <Text small muted>
        {t('expectedNote')}
      </Text>
    </Card>
  );
}

function howPaid(t: Translate<(typeof copy)['strings']>, heloc: Heloc): string {
  if (heloc.autopay?.mode !== 'AUTOPAY') return t('howManual');
  const mask = accountEnding(heloc.autopay) || accountEnding(heloc.disburseAccount);
  return mask ? t('howAutopay', { mask }) : t('howAutopayPlain');
}

export function Payments() {
  const t = useCopy(copy);
  const names = useCopy(offerCopy);
  const today = useToday();
  const { heloc } = useApplication();
  const how = howPaid(t, heloc);
  const day = heloc.autopay?.paymentDay;
  const { legalName, address, servicer = { name: legalName, address } } = useBrand().companyInfo;
  const { selectedOffer } = heloc;
  const payment = selectedOffer?.monthlyPayment ?? heloc.monthlyPayment;
  const matures = maturityOf(heloc, selectedOffer?.term, today);
  return (
    <Card as="section">
      <Heading level={2}>{t('paymentHeading')}</Heading>
      <SummaryList
        rows={[
          ...(payment == null ? [] : [{ term: t('payment'), value: formatMoney(money(payment)) }]),
          ...(matures && selectedOffer
            ? [
                {
                  term: names('maturity', { date: formatDate(matures) }),
                  value: formatMoney(money(selectedOffer.totalAmount)),
                },
              ]
            : []),
          { term: t('how'), value: how },
          ...(day ? [{ term: t('payDay'), value: t('payDayOfMonth', { day }) }] : []),
          { term: t('servicer'), value: servicer.name },
          { term: t('payTo'), value: formatAddress(servicer.address) },
        ]}
      />
      <Text small muted>
        {t('transfer')}
      </Text>
    </Card>
  );
}
