import type { copy } from './copy.ts';
import type { Group, TextName } from './demographics.ts';

type Label = keyof (typeof copy)['strings'];

/** One box, with what stands under it. */
export interface Choice {
  /** HMDA's code. */
  value: string;
  label: Label;
  options?: readonly Choice[];
  text?: { name: TextName; label: Label };
}

/** In the order of HMDA's form, without the boxes for declining (docs/rules.md#demographic-questions). */
export const CHOICES: Readonly<Record<Group, readonly Choice[]>> = {
  ethnicity: [
    {
      value: '1',
      label: 'code1',
      options: [
        { value: '11', label: 'code11' },
        { value: '12', label: 'code12' },
        { value: '13', label: 'code13' },
        { value: '14', label: 'code14', text: { name: 'otherText', label: 'originText' } },
      ],
    },
    { value: '2', label: 'code2' },
  ],
  race: [
    { value: '1', label: 'race1', text: { name: 'tribeText', label: 'tribeText' } },
    {
      value: '2',
      label: 'race2',
      options: [
        { value: '21', label: 'race21' },
        { value: '22', label: 'race22' },
        { value: '23', label: 'race23' },
        { value: '24', label: 'race24' },
        { value: '25', label: 'race25' },
        { value: '26', label: 'race26' },
        { value: '27', label: 'race27', text: { name: 'otherAsianText', label: 'asianText' } },
      ],
    },
    { value: '3', label: 'race3' },
    {
      value: '4',
      label: 'race4',
      options: [
        { value: '41', label: 'race41' },
        { value: '42', label: 'race42' },
        { value: '43', label: 'race43' },
        { value: '44', label: 'race44', text: { name: 'otherPacificText', label: 'pacificText' } },
      ],
    },
    { value: '5', label: 'race5' },
  ],
  sex: [
    { value: '2', label: 'sex2' },
    { value: '1', label: 'sex1' },
  ],
};
