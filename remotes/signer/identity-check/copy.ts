import { defineCopy } from '#src/brand/copy.tsx';
import { CHECK_AGAIN } from '#src/features/flow/copy.ts';

export const copy = defineCopy('heloc-signer/identity', {
  heading: 'A person will check your ID (about 1 business day)',
  photos: 'You do not need to send it again. Once it is checked, you can read your documents.',
  name: 'We compare the name on your ID with the deed. Your documents will carry the name {name}. Once that is checked, you can read them.',
  leave: 'There is nothing else for you to do now. You can close this page; we will email you at {address}.',
  ...CHECK_AGAIN,
});
