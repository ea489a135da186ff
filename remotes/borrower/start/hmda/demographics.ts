import type { putDemographics } from '#src/api/contract/demographics.ts';
import type { BodyOf } from '#src/api/contract/endpoint.ts';

/** The answers as the form holds them: codes as text, the free texts beside them. */
export interface Demographics {
  ethnicity: readonly string[];
  otherText: string;
  race: readonly string[];
  tribeText: string;
  otherAsianText: string;
  otherPacificText: string;
  sex: readonly string[];
  /** For another applicant: answered with them. */
  onBehalf: boolean;
}

export type Group = 'ethnicity' | 'race' | 'sex';
export type TextName = 'otherText' | 'tribeText' | 'otherAsianText' | 'otherPacificText';

/** "I do not wish to provide this information" in each group. */
export const DECLINE = { ethnicity: '3', race: '6', sex: '3' } as const satisfies Record<Group, string>;

/** The free texts of each group. */
export const TEXTS = {
  ethnicity: ['otherText'],
  race: ['tribeText', 'otherAsianText', 'otherPacificText'],
  sex: [],
} as const satisfies Record<Group, readonly TextName[]>;

export const GROUPS = ['ethnicity', 'race', 'sex'] as const;
export const FIELDS = [
  'ethnicity',
  'otherText',
  'race',
  'tribeText',
  'otherAsianText',
  'otherPacificText',
  'sex',
  'onBehalf',
] as const satisfies readonly (keyof Demographics)[];

/** Both answers to "Sex" are reported as one code. */
const BOTH = 6;

type Answers = Partial<Demographics>;

const written = (text: string | undefined) => text?.trim() || null;

export function isDeclined(group: Group, answers: Answers): boolean {
  return answers[group]?.includes(DECLINE[group]) ?? false;
}

/** Nothing ticked and nothing written. */
export function isBlank(group: Group, answers: Answers): boolean {
  return (answers[group] ?? []).length === 0 && TEXTS[group].every((text) => !written(answers[text]));
}

/** Exactly what was selected: no category is added or taken away, and the server deals with a blank group. */
export function toDemographicsBody(
  answers: Answers,
  participantUuid?: string,
): BodyOf<typeof putDemographics> {
  const codes = (group: Group) => (answers[group] ?? []).map(Number);
  const text = (group: Group, field: TextName) =>
    isDeclined(group, answers) ? null : written(answers[field]);
  const sex = codes('sex');
  return {
    participantUuid: participantUuid ?? null,
    ...(participantUuid ? { onBehalf: answers.onBehalf === true } : {}),
    ethnicity: {
      codes: codes('ethnicity'),
      otherText: text('ethnicity', 'otherText'),
      declined: isDeclined('ethnicity', answers),
    },
    race: {
      codes: codes('race'),
      tribeText: text('race', 'tribeText'),
      otherAsianText: text('race', 'otherAsianText'),
      otherPacificText: text('race', 'otherPacificText'),
      declined: isDeclined('race', answers),
    },
    sex: {
      codes: sex.includes(1) && sex.includes(2) ? [BOTH] : sex,
      declined: isDeclined('sex', answers),
    },
    collectionMethod: 'INTERNET',
  };
}
