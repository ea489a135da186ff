import { defineCopy } from '#src/brand/copy.tsx';
import { nameLabels } from '#src/features/person-name/copy.ts';

export const copy = defineCopy('register-v2/legal-name', {
  pageTitle: 'Legal name',
  heading: 'What is your legal name?',
  intro: 'Enter your name as it appears on your government ID and on the deed to your home.',
  prefilled: 'This is the name on your profile. To change it, call us at {phone}.',
  ...nameLabels,
});
