import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { incomeRecordsQuery } from '#src/api/queries/income.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { BankLinkProblem } from '#src/features/bank-link/BankLinkProblem.tsx';
import { type LinkedBank, useBankLink } from '#src/features/bank-link/useBankLink.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { PrivacyLink } from '#src/features/legal/PrivacyLink.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy as shared } from '../copy.ts';
import { wayOf } from '../methods.ts';
import { OtherMethods } from '../OtherMethods.tsx';
import { copy } from './copy.ts';
import { FoundPay } from './FoundPay.tsx';

type Found = LinkedBank & { record: NonNullable<LinkedBank['record']> };

const hasPay = (bank: LinkedBank): bank is Found => Boolean(bank.record) && bank.deposits.length > 0;

/** Pay that arrives at a bank. Whatever goes wrong, the other ways stay in reach. */
export function Plaid() {
  const t = useCopy(copy);
  const methods = useCopy(shared);
  const { api } = useRuntime();
  const { uuid } = useApplication();
  const flow = useFlow();
  const queries = useQueryClient();
  const { data } = useQuery(incomeRecordsQuery(api, uuid));
  const vendor = data?.methods.find(({ method }) => wayOf(method) === 'plaid')?.vendor;
  const [bank, setBank] = useState<LinkedBank>();
  const [refused, setRefused] = useState(false);
  const link = useBankLink({
    step: 'income/link/plaid',
    async onLinked(linked) {
      setRefused(false);
      setBank(linked);
      await queries.invalidateQueries({ queryKey: incomeRecordsQuery(api, uuid).queryKey });
    },
  });
  const found = bank && !refused && hasPay(bank) ? bank : undefined;
  return (
    <Stack gap={4}>
      <Heading level={1}>{t('plaidHeading')}</Heading>
      {found ? (
        <FoundPay bank={found} onRefused={() => setRefused(true)} />
      ) : (
        <>
          <Text>{t('intro')}</Text>
          <Text>{methods('vendorDetail', { vendor: vendor || methods('partner') })}</Text>
          {bank ? <Alert tone="warning">{t(refused ? 'refused' : 'none')}</Alert> : null}
          <BankLinkProblem link={link} />
          <Actions>
            <Button size="large" busy={link.busy} busyLabel={t('starting')} onClick={link.start}>
              {t('start')}
            </Button>
            <LinkButton onClick={flow.toCurrent}>{t('back')}</LinkButton>
          </Actions>
          <PrivacyLink />
        </>
      )}
      <OtherMethods not="plaid" />
      {link.window}
    </Stack>
  );
}
