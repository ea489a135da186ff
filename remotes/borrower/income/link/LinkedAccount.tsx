import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { incomeRecordsQuery } from '#src/api/queries/income.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { BankLinkProblem } from '#src/features/bank-link/BankLinkProblem.tsx';
import { type LinkedBank, useBankLink } from '#src/features/bank-link/useBankLink.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { copy as shared } from '#src/features/income/copy.ts';
import { LINKS, optionOf } from '#src/features/income/methods.ts';
import { uploadsFor } from '#src/features/income/uploads.ts';
import { PrivacyLink } from '#src/features/legal/PrivacyLink.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useFocusOn } from '#src/ui/primitives/useFocusOn.ts';
import { OtherMethods } from '../OtherMethods.tsx';
import { useOffered } from '../useOffered.ts';
import { copy } from './copy.ts';
import { FoundPay } from './FoundPay.tsx';
import { LINKED, type LinkedType } from './linked.ts';

type FoundIncome = LinkedBank & { record: NonNullable<LinkedBank['record']> };

const hasPay = (bank: LinkedBank): bank is FoundIncome => Boolean(bank.record) && bank.deposits.length > 0;

/** Income that an account shows: of a bank, a payroll or tax software. Whatever goes wrong, the other ways stay in reach. */
export function LinkedAccount({ type }: { type: LinkedType }) {
  const t = useCopy(copy);
  const methodText = useCopy(shared);
  const { api } = useRuntime();
  const { uuid, heloc } = useApplication();
  const flow = useFlow();
  const queries = useQueryClient();
  const { methods } = useOffered();
  const vendor = methods.find(({ method }) => optionOf(method) === type)?.vendor;
  const texts = LINKED[type];
  const [account, setAccount] = useState<LinkedBank>();
  const [refused, setRefused] = useState(false);
  const toDocuments = () =>
    flow.toChild('upload', { type: uploadsFor(heloc.income.employmentType)[0] ?? 'paystub' });
  const link = useBankLink({
    purpose: texts.purpose,
    async onLinked(linked) {
      setRefused(false);
      setAccount(linked);
      await queries.invalidateQueries({ queryKey: incomeRecordsQuery(api, uuid).queryKey });
    },
    onNoLogin: toDocuments,
  });
  const found = account && !refused && hasPay(account) ? account : undefined;
  const missed = useFocusOn<HTMLDivElement>(found ? undefined : account);
  return (
    <Stack gap={4}>
      {found ? (
        <FoundPay texts={texts} account={found} onRefused={() => setRefused(true)} />
      ) : (
        <>
          <Heading level={1}>{t(texts.heading)}</Heading>
          <Text>{t(texts.intro)}</Text>
          <Text>{methodText(LINKS[type].detail, { vendor: vendor || methodText('partner') })}</Text>
          {account ? (
            <Alert tone="warning" ref={missed}>
              {t(refused ? texts.refused : texts.none)}
            </Alert>
          ) : null}
          <BankLinkProblem link={link} />
          <Actions>
            <Button size="large" busy={link.busy} busyLabel={t('starting')} onClick={link.start}>
              {t(texts.start)}
            </Button>
            <LinkButton onClick={flow.toCurrent}>{t('back')}</LinkButton>
          </Actions>
          {'noLogin' in texts ? (
            <div>
              <LinkButton onClick={toDocuments}>{t(texts.noLogin)}</LinkButton>
            </div>
          ) : null}
          <PrivacyLink />
        </>
      )}
      <OtherMethods not={type} />
      {link.window}
    </Stack>
  );
}
