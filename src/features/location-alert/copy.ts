import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('location-alert', {
  title: 'Why we need your location',
  use: 'We keep it with your signature and use it for nothing else. If you agree, your browser asks you once more.',
  share: 'Share my location',
  sharing: 'Waiting for your browser',
  without: 'Continue without sharing',
  denied:
    'Your browser did not share your location. You can allow it in the settings of your browser for this site and try again, or tell us the state you are in.',
  unavailable: 'Your device could not tell where it is. You can try again, or tell us the state you are in.',
  declined: 'That is fine. Tell us the state you are in instead.',
  state: 'State you are in now',
  stateMissing: 'Choose the state you are in now',
  again: 'Try again',
  continue: 'Continue',
});
