import { defineCopy } from '#src/brand/copy.tsx';
import { CHECK_AGAIN } from '#src/features/flow/copy.ts';

export const copy = defineCopy('identity/review', {
  heading: 'A person will check your ID (about 1 business day)',
  photos: 'You do not need to send it again. Once it is checked, your documents are ready to sign.',
  name: 'We compare the name on your ID with your application and the deed. Your documents will carry the name {name}. Once that is checked, they are ready to sign.',
  leave: 'There is nothing else for you to do. You can close this page; we will email you at {address}.',
  ...CHECK_AGAIN,
});
