import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('not-accepting-apps', {
  pageTitle: 'Applications not accepted',
  heading: "We can't take your application here.",
  'referrer-missing':
    'Referrer is required but not provided. Applications with {brand} start with a loan officer or broker. Please use the link that they sent you.',
  'referrer-not-found':
    'We do not know the loan officer or broker that your link names. Please ask them for a new link.',
  'state-not-served':
    "We're not yet available in your state or aren't currently lending in your area but are working hard to make it happen.",
  any: 'Please get in touch with your loan officer, or with us.',
  officer: 'Your loan officer can tell you how to go on.',
});
