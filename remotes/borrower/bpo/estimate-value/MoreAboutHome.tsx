import { useCopy } from '#src/brand/copy.tsx';
import { HOME_CHANGES } from '#src/domain/property/valuation.ts';
import { CheckboxGroupField } from '#src/ui/form/CheckboxGroupField.tsx';
import { MoneyField } from '#src/ui/form/MoneyField.tsx';
import { OptionalFields } from '#src/ui/form/OptionalFields.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { copy } from './copy.ts';
import { COUNTS, type EstimateValues } from './schema.ts';

const NUMBERS = Object.keys(COUNTS) as (keyof typeof COUNTS)[];
const COLLAPSED = [
  'purchasePrice',
  'purchaseYear',
  'changes',
  ...NUMBERS,
] as const satisfies readonly (keyof EstimateValues)[];

/** Optional facts that help to value a home. */
export function MoreAboutHome({ values }: { values: Partial<EstimateValues> }) {
  const t = useCopy(copy);
  const isFilled = COLLAPSED.some((name) => values[name]?.length);
  return (
    <OptionalFields summary={t('more')} isFilled={isFilled}>
      <MoneyField name="purchasePrice" label={t('price')} optional width="medium" />
      <TextField name="purchaseYear" label={t('year')} optional inputMode="numeric" width="short" />
      {NUMBERS.map((name) => (
        <TextField key={name} name={name} label={t(name)} optional inputMode="decimal" width="short" />
      ))}
      <CheckboxGroupField
        name="changes"
        label={t('changes')}
        optional
        options={HOME_CHANGES.map((value) => ({
          value,
          label: t(value),
          exclusive: value === 'NONE',
        }))}
      />
    </OptionalFields>
  );
}
