import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('register-v2/phone-and-email', {
  pageTitle: 'Phone and email',
  heading: 'How can we reach you?',
  intro: 'You will use your email to sign in.',
  phone: 'Mobile phone',
  email: 'Email',
  emailFixed: 'Used to sign in.',
});
