import { useState } from 'react';
import { useCopy, useLegal } from '#src/brand/copy.tsx';
import { vendorPage } from '#src/domain/application/vendorPage.ts';
import { formatLongDate } from '#src/domain/dates/dates.ts';
import { dayIn } from '#src/domain/dates/timeZones.ts';
import { formatMoney } from '#src/domain/money/money.ts';
import { formatAddress } from '#src/domain/property/address.ts';
import { feeRefundableUntil } from '#src/domain/property/appraisal.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { LeaveActions } from '#src/features/application/LeaveActions.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useRefetchWhileVisible } from '#src/features/flow/useRefetchWhileVisible.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useFlag } from '#src/platform/useFlag.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { ButtonLink } from '#src/ui/primitives/ButtonLink.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { SummaryList } from '#src/ui/primitives/SummaryList.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';
import { Order } from './Order.tsx';
import { Refusal } from './Refusal.tsx';

/** What the appraisal costs, until when the fee can be had back, the page that takes it, and the way without. */
export function Payment() {
  const t = useCopy(copy);
  const legal = useLegal();
  const { urls } = useRuntime();
  const { heloc } = useApplication();
  const flow = useFlow();
  // The fee is paid on another page.
  useRefetchWhileVisible(flow.refresh);
  const [refusing, setRefusing] = useState(false);
  const isCovered = useFlag('companyCoversAppraisal');
  const { fee, vendor, paymentUrl } = heloc.appraisal ?? {};
  // A cost that is not known yet is never shown as $0 (docs/rules.md#closing-costs).
  const amount = fee === undefined ? undefined : formatMoney(fee);
  const page = vendorPage(paymentUrl, urls.apiBaseUrl());
  const received = dayIn(heloc.property.state, heloc.auditFields.createdDate);
  const covered = amount ? t('covered', { amount }) : t('coveredUnknown');
  const cost = isCovered ? covered : amount;
  const rows = [
    ...(cost ? [{ term: t('cost'), value: cost }] : []),
    ...(vendor && !isCovered ? [{ term: t('paidTo'), value: vendor }] : []),
  ];
  return (
    <>
      <Stack gap={2}>
        <Heading level={1}>{t('payHeading')}</Heading>
        <Text>{t('payIntro', { address: formatAddress(heloc.property) })}</Text>
        {rows.length > 0 ? <SummaryList rows={rows} /> : null}
        {received && !isCovered ? (
          <Text>{legal('feeRefund', { date: formatLongDate(feeRefundableUntil(received)) })}</Text>
        ) : null}
      </Stack>
      {isCovered ? (
        <Order />
      ) : (
        <Text>{page ? t('payWhere', { vendor: vendor || t('fallbackVendor') }) : t('payLater')}</Text>
      )}
      <Actions>
        {page && amount && !isCovered ? <ButtonLink href={page}>{t('pay', { amount })}</ButtonLink> : null}
        <Button variant="secondary" onClick={() => setRefusing(true)}>
          {t('refuse')}
        </Button>
        <LeaveActions />
      </Actions>
      {refusing ? <Refusal onClose={() => setRefusing(false)} /> : null}
    </>
  );
}
