import { useCopy, useLegal } from '#src/brand/copy.tsx';
import { firstPaymentOf } from '#src/domain/dates/closingDates.ts';
import { formatLongDate } from '#src/domain/dates/dates.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import type { BankLink } from '#src/features/bank-link/useBankLink.tsx';
import { useToday } from '#src/features/case/useToday.ts';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { Button } from '#src/ui/primitives/Button.tsx';
import { Card } from '#src/ui/primitives/Card.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { LinkedContacts } from '#src/ui/primitives/SupportLinks.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import type { Accounts } from '../AccountsPage.tsx';
import { accountName, accountOptions } from '../accountOptions.ts';
import { copy as shared } from '../copy.ts';
import { copy } from './copy.ts';
import type { PayFrom } from './payFrom.ts';
import { type AutopayValues, SAME_ACCOUNT } from './schema.ts';
import { useAuthorization } from './useAuthorization.ts';

/** Account, day and authorization of automatic payments. */
export function AutopayFields({
  answer,
  accounts,
  link,
  values,
}: {
  answer: Accounts;
  accounts: PayFrom;
  link: BankLink;
  values: Partial<AutopayValues>;
}) {
  const t = useCopy(copy);
  const names = useCopy(shared);
  const legal = useLegal();
  const { lastPaymentDay } = answer;
  const today = useToday();
  const { property } = useApplication().heloc;
  const firstPayment = (day: number) => formatLongDate(firstPaymentOf(today, property.occupancyType, day));
  const authorization = useAuthorization(answer, accounts);
  const options = [
    ...(accounts.same
      ? [{ value: SAME_ACCOUNT, label: t('same', { account: accountName(accounts.same, names) }) }]
      : []),
    ...accountOptions(accounts.others, names),
  ];
  const connect = (
    <div>
      <Button variant="secondary" busy={link.busy} busyLabel={t('starting')} onClick={link.start}>
        {options.length > 0 ? t('other') : t('connect')}
      </Button>
    </div>
  );
  if (options.length === 0) {
    return (
      <>
        <Text>{t('noAccount')}</Text>
        {connect}
      </>
    );
  }
  return (
    <>
      <RadioGroupField name="account" label={t('account')} options={options} />
      {connect}
      {lastPaymentDay ? (
        <Stack gap={1}>
          <SelectField
            name="day"
            label={t('day')}
            hint={t('dayHint')}
            width="short"
            options={Array.from({ length: lastPaymentDay }, (_, index) => ({
              value: String(index + 1),
              label: t('dayOption', { day: index + 1 }),
            }))}
          />
          <Text small muted role="status">
            {values.day ? t('firstPayment', { date: firstPayment(Number(values.day)) }) : null}
          </Text>
        </Stack>
      ) : null}
      <Card tone="sunken" compact>
        <Stack gap={1}>
          <Heading level={2} look={3}>
            {t('authorization')}
          </Heading>
          <Text>
            <LinkedContacts text={authorization(values)} />
          </Text>
        </Stack>
      </Card>
      <CheckboxField name="authorized" label={legal('regETick')} />
    </>
  );
}
