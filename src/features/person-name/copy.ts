import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('person-name', {
  oneLetter: 'If one letter is the whole name, call {phone}.',
});

/** Labels of the names of other people. Each screen has them in its own copy: there an organisation overrides them. */
export const shortNameLabels = { firstName: 'First name', lastName: 'Last name' } as const;

/** Labels of a legal name, in the same way. */
export const nameLabels = {
  ...shortNameLabels,
  middleName: 'Middle name',
  suffix: 'Suffix',
  noSuffix: 'N/A',
} as const;
