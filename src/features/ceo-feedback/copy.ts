import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('ceo-feedback', {
  link: 'Share your feedback with the CEO',
  title: 'Share your thoughts with our CEO',
  intro: 'This goes to our CEO. For help with your application, use the contacts on this page.',
  topic: 'What is it about?',
  IMPROVE: 'Improve our product',
  COMPLIMENT: 'Give us a compliment',
  message: 'Your message',
  consent: 'May we use your words in our advertising?',
  yes: 'Yes',
  no: 'No',
  required: 'Required',
  send: 'Send to the CEO',
  cancel: 'Cancel',
  sent: 'Thank you. Your message is on its way to our CEO.',
  done: 'Done',
});
