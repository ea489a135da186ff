import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('signing/sign', {
  heading: 'Sign your documents',
  intro:
    'Read each document, then sign it place by place. You can stop after any document; what is signed is kept.',
  locationText: 'Before you sign we ask where you are.',
  question: 'I have a question',
});
