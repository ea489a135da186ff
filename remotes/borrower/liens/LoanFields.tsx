import { useCopy } from '#src/brand/copy.tsx';
import { parseMoneyInput } from '#src/domain/money/money.ts';
import { LIEN_TYPES, owesMoreThanBorrowed } from '#src/domain/offer/liens.ts';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { DateField } from '#src/ui/form/DateField.tsx';
import { MoneyField } from '#src/ui/form/MoneyField.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { copy } from './copy.ts';
import { isCreditLine, type LoanValues } from './values.ts';

/** A loan that no record has; the owner adds it. @param at where its values are in the form */
export function LoanFields({ at, loan }: { at: string; loan: LoanValues }) {
  const t = useCopy(copy);
  const original = parseMoneyInput(loan.original);
  const current = parseMoneyInput(loan.current);
  return (
    <>
      <TextField name={`${at}.lender`} label={t('lender')} autoComplete="off" />
      <SelectField
        name={`${at}.type`}
        label={t('type')}
        width="medium"
        options={LIEN_TYPES.map((value) => ({ value, label: t(value) }))}
      />
      <DateField name={`${at}.originatedOn`} label={t('originatedOn')} />
      <MoneyField name={`${at}.original`} label={t('original')} width="medium" />
      <MoneyField name={`${at}.current`} label={t('current')} width="medium" />
      {original && current && owesMoreThanBorrowed(current, original) ? (
        <Alert tone="warning">{t('overOriginal')}</Alert>
      ) : null}
      <MoneyField name={`${at}.monthly`} label={t('monthly')} width="medium" />
      {loan.type && loan.type !== 'HELOC' ? (
        <CheckboxField name={`${at}.isLine`} label={t('isLine')} optional />
      ) : null}
      {isCreditLine(loan) ? (
        <>
          <MoneyField name={`${at}.limit`} label={t('limit')} width="medium" />
          <CheckboxField name={`${at}.closes`} label={t('closes')} optional />
        </>
      ) : null}
    </>
  );
}
