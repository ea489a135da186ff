import { useCopy } from '#src/brand/copy.tsx';
import { ASSET_OWNERS, ASSET_TYPES } from '#src/domain/person/assets.ts';
import { MoneyField } from '#src/ui/form/MoneyField.tsx';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { copy } from './copy.ts';
import type { AssetValues } from './values.ts';

/** @param at where its values are in the form */
export function AssetFields({ at, asset }: { at: string; asset: AssetValues }) {
  const t = useCopy(copy);
  return (
    <>
      <RadioGroupField
        name={`${at}.type`}
        label={t('type')}
        options={ASSET_TYPES.map((value) => ({ value, label: t(value) }))}
      />
      {asset.type === 'RETIREMENT' ? (
        <RadioGroupField
          name={`${at}.age`}
          label={t('age')}
          columns={2}
          options={[
            { value: 'YES', label: t('yes') },
            { value: 'NO', label: t('no') },
          ]}
        />
      ) : null}
      <TextField name={`${at}.institution`} label={t('institution')} autoComplete="off" />
      <MoneyField name={`${at}.balance`} label={t('balance')} width="medium" />
      <RadioGroupField
        name={`${at}.owner`}
        label={t('owner')}
        columns={2}
        options={ASSET_OWNERS.map((value) => ({ value, label: t(value) }))}
      />
    </>
  );
}
