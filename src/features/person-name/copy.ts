/** Labels of the names of other people. Each screen has them in its own copy: there an organisation overrides them. */
export const shortNameLabels = { firstName: 'First name', lastName: 'Last name' } as const;

/** Labels of a legal name, in the same way. */
export const nameLabels = {
  ...shortNameLabels,
  middleName: 'Middle name',
  suffix: 'Suffix',
  noSuffix: 'N/A',
} as const;
