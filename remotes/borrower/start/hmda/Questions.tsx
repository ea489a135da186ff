import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-final-form';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { copy as uiCopy } from '#src/ui/copy.ts';
import { CheckboxGroupField, type CheckboxOption } from '#src/ui/form/CheckboxGroupField.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { useAnnounce } from '#src/ui/primitives/announcer.ts';
import { CHOICES, type Choice } from './choices.ts';
import { copy } from './copy.ts';
import { DECLINE, type Demographics, GROUPS, type Group, isDeclined, TEXTS } from './demographics.ts';

/** The labels of the texts are whole sentences. */
const Written = styled.div`
  & label {
    font-size: 0.875em;
    font-weight: 400;
  }
`;

/** The three questions. Sub-categories are always shown, and can be ticked without their category. */
export function Questions({ values }: { values: Partial<Demographics> }) {
  const t = useCopy(copy);
  const form = useForm<Demographics>();
  useClearDeclineOnText(values);

  const clearTexts = (group: Group) => {
    form.batch(() => {
      for (const text of TEXTS[group]) form.change(text, '');
    });
    return TEXTS[group].some((text) => values[text]);
  };
  const option = ({ value, label, options, text }: Choice): CheckboxOption => ({
    value,
    label: t(label),
    ...(options && { options: options.map(option) }),
    children: text && (
      <Written>
        <TextField name={text.name} label={t(text.label)} autoComplete="off" optional />
      </Written>
    ),
  });

  return GROUPS.map((group) => (
    <CheckboxGroupField
      key={group}
      name={group}
      label={t(group)}
      optional
      onCleared={() => clearTexts(group)}
      options={[
        ...CHOICES[group].map(option),
        { value: DECLINE[group], label: t('decline'), exclusive: true },
      ]}
    />
  ));
}

/** Text in a group that was declined unticks the declining, and ticks nothing. */
function useClearDeclineOnText(values: Partial<Demographics>): void {
  const t = useCopy(uiCopy);
  const announce = useAnnounce();
  const form = useForm<Demographics>();
  const undecline = useEffectEvent(() => {
    for (const group of GROUPS) {
      const answered = TEXTS[group].some((text) => values[text]);
      if (!answered || !isDeclined(group, values)) continue;
      form.change(group, []);
      announce(t('cleared'));
    }
  });
  const texts = GROUPS.flatMap((group) => TEXTS[group].map((text) => values[text])).join('\n');
  useEffect(() => {
    if (texts.trim()) undecline();
  }, [texts]);
}
