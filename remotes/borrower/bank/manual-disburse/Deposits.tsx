import type { ReactNode } from 'react';
import type { BankAccount } from '#src/api/contract/parts.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { accountEnding } from '#src/domain/bank/aba.ts';
import { formatLongDate, parseDate } from '#src/domain/dates/dates.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { LeaveActions } from '#src/features/application/LeaveActions.tsx';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { useRefetchWhileVisible } from '#src/features/flow/useRefetchWhileVisible.ts';
import { TalkToUs } from '#src/features/shell/TalkToUs.tsx';
import { Actions } from '#src/ui/layout/Actions.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { typeName } from '../accountOptions.ts';
import { copy as shared } from '../copy.ts';
import { ANOTHER } from '../deposits.ts';
import { AmountsForm } from './AmountsForm.tsx';
import { copy } from './depositsCopy.ts';
import { ReviewInstead } from './ReviewInstead.tsx';

/** The two deposits that show whose account it is: on their way, to be typed in, or typed wrong too often. */
export function Deposits({ account }: { account: BankAccount }) {
  const t = useCopy(copy);
  const accounts = useCopy(shared);
  const { profile } = useApplication();
  const flow = useFlow();
  const { state, expectedBy, attemptsLeft } = account.verification ?? {};
  const named = { type: typeName(account.type, accounts).toLowerCase(), mask: accountEnding(account) };
  const day = parseDate(expectedBy ?? '');
  const other = (
    <LinkButton onClick={() => flow.toChild('again', {}, { [ANOTHER]: '1' })}>{t('another')}</LinkButton>
  );
  if (state === 'ARRIVED') {
    return (
      <Page heading={t('typeHeading')} text={t('type', named)}>
        <AmountsForm accountUuid={account.uuid} attemptsLeft={attemptsLeft ?? 0} />
        <ReviewInstead accountUuid={account.uuid} text={t('instead')} />
        <Actions>{other}</Actions>
      </Page>
    );
  }
  if (state === 'FAILED') {
    return (
      <Page heading={t('failedHeading')} text={t('failed', named)}>
        <ReviewInstead accountUuid={account.uuid} text={t('reviewText')} primary />
        <Actions>
          {other}
          <LeaveActions />
        </Actions>
      </Page>
    );
  }
  return (
    <Page
      heading={t('sentHeading')}
      text={day ? t('sentBy', { ...named, date: formatLongDate(day) }) : t('sent', named)}
    >
      <Text>{t('leave', { email: profile.email })}</Text>
      <Awaiting />
      <ReviewInstead accountUuid={account.uuid} text={t('instead')} />
      <Actions>
        {other}
        <LeaveActions />
      </Actions>
    </Page>
  );
}

/** The status may move on meanwhile, as when a person has checked the account. */
function Awaiting() {
  useRefetchWhileVisible(useFlow().recheck);
  return <TalkToUs />;
}

function Page({ heading, text, children }: { heading: string; text: string; children: ReactNode }) {
  return (
    <Stack gap={4}>
      <Heading level={1}>{heading}</Heading>
      <Text>{text}</Text>
      {children}
    </Stack>
  );
}
