import { useCopy } from '#src/brand/copy.tsx';
import { BELOW_AVERAGE, STATED_CONDITIONS } from '#src/domain/property/valuation.ts';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { copy } from './copy.ts';

/** The condition as its owner sees it; a poor one is no refusal. @param isShort the ends alone are explained */
export function ConditionField({ value, isShort = false }: { value: string | undefined; isShort?: boolean }) {
  const t = useCopy(copy);
  return (
    <>
      <RadioGroupField
        name="condition"
        label={t('condition')}
        hint={isShort ? t('conditionHint') : undefined}
        options={STATED_CONDITIONS.map((condition) => ({
          value: condition,
          label: t(condition),
          description: isShort ? undefined : t(`${condition}Text`),
        }))}
      />
      {value && BELOW_AVERAGE.includes(value) ? <Alert tone="info">{t('belowAverage')}</Alert> : null}
    </>
  );
}
