import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-final-form';
import { useCopy } from '#src/brand/copy.tsx';
import { copy as uiCopy } from '#src/ui/copy.ts';
import { CheckboxGroupField, type CheckboxOption } from '#src/ui/form/CheckboxGroupField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { useAnnounce } from '#src/ui/primitives/announcer.ts';
import { copy } from './copy.ts';
import { DECLINE, type Demographics, GROUPS, isDeclined, TEXTS } from './demographics.ts';

/** The three questions. Every sub-category is always in sight and stands for itself alone. */
export function Questions({ values }: { values: Partial<Demographics> }) {
  const t = useCopy(copy);
  const form = useForm<Demographics>();
  useDeclineGivesWay(values);

  const clearTexts = (group: keyof typeof TEXTS) => {
    form.batch(() => {
      for (const text of TEXTS[group]) form.change(text, '');
    });
    return TEXTS[group].some((text) => values[text]);
  };
  const text = (name: keyof Demographics, label: string) => (
    <TextField name={name} label={label} autoComplete="off" optional />
  );
  const decline = (group: keyof typeof DECLINE): CheckboxOption => ({
    value: DECLINE[group],
    label: t('decline'),
    exclusive: true,
  });

  return (
    <>
      <CheckboxGroupField
        name="ethnicity"
        label={t('ethnicity')}
        optional
        onCleared={() => clearTexts('ethnicity')}
        options={[
          {
            value: '1',
            label: t('code1'),
            options: [
              { value: '11', label: t('code11') },
              { value: '12', label: t('code12') },
              { value: '13', label: t('code13') },
              { value: '14', label: t('code14'), children: text('otherText', t('originText')) },
            ],
          },
          { value: '2', label: t('code2') },
          decline('ethnicity'),
        ]}
      />
      <CheckboxGroupField
        name="race"
        label={t('race')}
        optional
        onCleared={() => clearTexts('race')}
        options={[
          { value: '1', label: t('race1'), children: text('tribeText', t('tribeText')) },
          {
            value: '2',
            label: t('race2'),
            options: [
              { value: '21', label: t('race21') },
              { value: '22', label: t('race22') },
              { value: '23', label: t('race23') },
              { value: '24', label: t('race24') },
              { value: '25', label: t('race25') },
              { value: '26', label: t('race26') },
              { value: '27', label: t('race27'), children: text('otherAsianText', t('asianText')) },
            ],
          },
          { value: '3', label: t('race3') },
          {
            value: '4',
            label: t('race4'),
            options: [
              { value: '41', label: t('race41') },
              { value: '42', label: t('race42') },
              { value: '43', label: t('race43') },
              { value: '44', label: t('race44'), children: text('otherPacificText', t('pacificText')) },
            ],
          },
          { value: '5', label: t('race5') },
          decline('race'),
        ]}
      />
      <CheckboxGroupField
        name="sex"
        label={t('sex')}
        optional
        options={[{ value: '2', label: t('sex2') }, { value: '1', label: t('sex1') }, decline('sex')]}
      />
    </>
  );
}

/** Whoever writes into a group that was declined answers it after all: the tick goes, nothing else is ticked. */
function useDeclineGivesWay(values: Partial<Demographics>): void {
  const t = useCopy(uiCopy);
  const announce = useAnnounce();
  const form = useForm<Demographics>();
  const giveWay = useEffectEvent(() => {
    for (const group of GROUPS) {
      const answered = TEXTS[group].some((text) => values[text]);
      if (!answered || !isDeclined(group, values)) continue;
      form.change(group, []);
      announce(t('cleared'));
    }
  });
  const { otherText, tribeText, otherAsianText, otherPacificText } = values;
  const texts = [otherText, tribeText, otherAsianText, otherPacificText].join('\n');
  useEffect(() => {
    if (texts.trim()) giveWay();
  }, [texts]);
}
