import { nameLabels } from '../person-name/copy.ts';

/** Labels of who somebody is. Each screen has them in its own copy: there an organisation overrides them. */
export const personLabels = {
  name: 'Legal name',
  ...nameLabels,
  dob: 'Date of birth',
  dobHint: 'For example, 4 27 1980',
  change: 'Change',
  changeNamed: 'Change {name}',
} as const;
