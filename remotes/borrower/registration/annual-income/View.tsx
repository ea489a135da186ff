import { message, useCopy, useLegal } from '#src/brand/copy.tsx';
import { EMPLOYMENT_TYPES, type EmploymentType } from '#src/domain/enums.ts';
import { parseIncome } from '#src/domain/person/income.ts';
import type { RegistrationAnswers } from '#src/domain/registration/registration.ts';
import { employmentLabels } from '#src/features/labels/employment.ts';
import { MoneyField } from '#src/ui/form/MoneyField.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { StepForm } from '../StepForm.tsx';
import { copy } from './copy.ts';
import { type IncomeValues, incomeSchema } from './schema.ts';
import { useLowIncome } from './useLowIncome.tsx';

export const title = message(copy, 'pageTitle');

function read({ income }: RegistrationAnswers): Partial<IncomeValues> {
  return { ...income };
}

function write({ employmentType, income, otherIncome }: IncomeValues): Partial<RegistrationAnswers> {
  return {
    income: {
      employmentType: employmentType as EmploymentType,
      income: parseIncome(income),
      otherIncome: parseIncome(otherIncome || '0'),
    },
    hasIncomeBeenSet: true,
  };
}

export function View() {
  const t = useCopy(copy);
  const legal = useLegal();
  const label = useCopy(employmentLabels);
  const { confirm, dialog } = useLowIncome();
  return (
    <>
      <StepForm<IncomeValues>
        step="annual-income"
        heading={t('heading')}
        intro={legal('incomeHelper')}
        schema={incomeSchema}
        read={read}
        write={write}
        confirmBeforeSubmit={confirm}
      >
        {({ values }) => (
          <>
            <SelectField
              name="employmentType"
              label={t('employmentType')}
              options={EMPLOYMENT_TYPES.map((value) => ({ value, label: label(value) }))}
              hint={values.employmentType === 'UNEMPLOYED' ? legal('otherIncomeHelper') : undefined}
            />
            <MoneyField name="income" label={t('income')} hint={t('incomeHint')} />
            <MoneyField name="otherIncome" label={t('otherIncome')} optional />
          </>
        )}
      </StepForm>
      {dialog}
    </>
  );
}
