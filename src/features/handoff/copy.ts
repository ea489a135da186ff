import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('handoff', {
  offer: 'Continue on your phone',
  steps: [
    'Point the camera of your phone at this code, or open the link on your phone',
    'Take the photos or choose the files there; you do not need to sign in',
    'Come back here: this page goes on by itself',
  ],
  starting: 'Getting a code',
  startFailed: 'We could not get a code for your phone.',
  again: 'Try again',
  code: 'QR code with the link for your phone. The same link is written below it.',
  link: 'Link for your phone',
  once: 'It works once, and for 15 minutes. Do not share it.',
  copy: 'Copy the link',
  copied: 'Copied',
  copyRefused: 'Your browser does not let us copy. Select the link and copy it yourself.',
  text: 'Text me the link',
  texting: 'Sending',
  texted: 'We sent a text to the number that ends in {last4}.',
  WAITING: 'Waiting for your phone',
  OPENED: 'Your phone is connected. Go on there.',
  received: {
    one: '1 file is here. Go on with your phone.',
    other: '{count} files are here. Go on with your phone.',
  },
  DONE: 'Your files are here',
  expired: 'The code has expired',
  expiredText: 'Get a new one to go on with your phone. Files that have not arrived need to be sent again.',
  fresh: 'Get a new code',
  lost: 'We cannot see your phone at the moment. We keep trying.',
  here: 'Use this computer instead',
});
