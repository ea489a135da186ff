import { defineCopy } from '#src/brand/copy.tsx';

/** Of the line above every page of an application, which comes without the pages of the requests. */
export const cardCopy = defineCopy('conditions/card', {
  region: 'What we need from you',
  heading: { one: '{count} thing we need from you', other: '{count} things we need from you' },
  see: 'See what to do',
});
