import { useCopy } from '#src/brand/copy.tsx';
import { OTHER_INCOMES } from '#src/domain/person/assets.ts';
import { MoneyField } from '#src/ui/form/MoneyField.tsx';
import { OptionalFields } from '#src/ui/form/OptionalFields.tsx';
import { copy } from './copy.ts';
import type { AssetsValues } from './values.ts';

/** Income beside the one that was given. */
export function OtherIncome({ others = {} }: { others: AssetsValues['others'] | undefined }) {
  const t = useCopy(copy);
  const isFilled = OTHER_INCOMES.some((name) => others[name]?.length);
  return (
    <OptionalFields summary={t('others')} isFilled={isFilled}>
      {OTHER_INCOMES.map((name) => (
        <MoneyField key={name} name={`others.${name}`} label={t(name)} optional width="medium" />
      ))}
    </OptionalFields>
  );
}
