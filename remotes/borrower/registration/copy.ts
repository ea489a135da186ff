import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('register-v2', {
  progress: 'Question {step} of {count}',
  back: 'Back',
  saved: 'Saved in this tab',
  prefilled: 'We have filled in what we were given about you. Check it before you continue.',
});
