import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('error/timeout', {
  pageTitle: 'We are still working on your application',
  heading: "We're still working on your application",
  safe: "Your application {loanNumber} is safe. We need a little more time. We'll email {address} as soon as there is something for you to do. Most reviews take 1-2 business days.",
  facta: 'There is a fraud alert on your credit file, so we will call you at the number on that alert.',
  minor: "The credit file we found does not look like an adult's. Check your date of birth or contact us.",
  again: 'Check again',
  checking: 'Checking',
  nothingNew: 'Nothing new yet.',
  dashboard: 'Go to dashboard',
});
