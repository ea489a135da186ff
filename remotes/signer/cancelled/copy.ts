import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('heloc-signer/cancelled', {
  heading: 'This application was cancelled',
  text: 'This application was cancelled or withdrawn.',
  textOn: 'This application was cancelled or withdrawn on {date}.',
  nothing: "You don't need to do anything. Nothing was recorded against the home.",
});
