import { putIncome } from '#src/api/contract/income.ts';
import { useCopy, useLegal } from '#src/brand/copy.tsx';
import { EMPLOYMENT_TYPES, isOneOf } from '#src/domain/enums.ts';
import { employmentForApi } from '#src/domain/person/employment.ts';
import { parseIncome } from '#src/domain/person/income.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { DraftForm } from '#src/features/drafts/DraftForm.tsx';
import { useDraft } from '#src/features/drafts/useDraft.ts';
import { employmentLabels } from '#src/features/labels/employment.ts';
import { useWording } from '#src/features/legal/useWording.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { MoneyField } from '#src/ui/form/MoneyField.tsx';
import { SelectField } from '#src/ui/form/SelectField.tsx';
import { useAnnounce } from '#src/ui/primitives/announcer.ts';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { copy } from './copy.ts';
import { type IncomeChange, incomeChangeSchema } from './schema.ts';

/** Agreed to where it is read: no draft holds it. */
const AGREED = ['confirmed'] as const;

interface IncomeFormProps {
  income: { incomePrimary: number; incomeOther: number; employmentType: string };
  /** Called with the sending of the change, to do around it what the page needs. */
  onSave(send: () => Promise<void>): Promise<void>;
  onCancel(): void;
}

/** Corrects what was said about income at registration, which may change the offers. */
export function IncomeForm({ income, onSave, onCancel }: IncomeFormProps) {
  const t = useCopy(copy);
  const legal = useLegal();
  const quote = useWording();
  const label = useCopy(employmentLabels);
  const { api } = useRuntime();
  const { uuid } = useApplication();
  const announce = useAnnounce();
  const draft = useDraft<IncomeChange>({ part: 'change', omit: AGREED });
  const send = async (values: IncomeChange) => {
    const body = {
      incomePrimary: Number(parseIncome(values.income)),
      incomeOther: Number(parseIncome(values.otherIncome) ?? 0),
      employmentType: employmentForApi(values.employmentType),
      shown: [quote('PROVIDED', 'INCOME_NOTICE', legal('incomeHelper'))],
    };
    await api.call(putIncome, { params: { uuid }, body });
    announce(t('saved'));
  };
  return (
    <DraftForm<IncomeChange>
      draft={draft}
      sensitive={AGREED}
      schema={incomeChangeSchema(t('confirmNeeded'))}
      initialValues={{
        employmentType: isOneOf(EMPLOYMENT_TYPES, income.employmentType) ? income.employmentType : '',
        income: String(income.incomePrimary),
        otherIncome: String(income.incomeOther),
      }}
      onSubmit={(values, sent) =>
        onSave(async () => {
          await send(values);
          sent();
        })
      }
      submitLabel={t('save')}
      leaveActions={
        <LinkButton
          onClick={() => {
            draft.forget();
            onCancel();
          }}
        >
          {t('cancel')}
        </LinkButton>
      }
    >
      {({ values }) => (
        <>
          <SelectField
            name="employmentType"
            label={t('employment')}
            options={EMPLOYMENT_TYPES.map((value) => ({ value, label: label(value) }))}
            hint={values.employmentType === 'UNEMPLOYED' ? legal('otherIncomeHelper') : undefined}
          />
          <MoneyField name="income" label={t('income')} hint={legal('incomeHelper')} />
          <MoneyField name="otherIncome" label={t('otherIncome')} optional />
          <CheckboxField name="confirmed" label={t('confirmChange')} />
        </>
      )}
    </DraftForm>
  );
}
