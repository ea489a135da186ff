import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('waitlist', {
  pageTitle: 'Waitlist',
  heading: 'Thank you. You are on our waitlist.',
  why: "We're not yet available in your state or aren't currently lending in your area but are working hard to make it happen.",
  crypto: 'Our crypto-backed line of credit is not open yet.',
  next: 'We keep your email for this. If you agreed to it, we will send you one notice when we can take your application.',
  confirm: 'Confirm your email',
  email: 'Email',
  consent: 'Email me once, when I can apply',
  save: 'Save',
  wanted: 'Saved. We will send one notice to {address} when you can apply.',
  unwanted: 'Saved. We will not write to {address} about this.',
});
