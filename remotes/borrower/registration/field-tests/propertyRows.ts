import { addressRows, searchRows } from './addressRows.ts';
import { type ChoiceRows, REQUIRED, refusedWith, sends, type TextRows } from './rows.ts';

export const occupancy: ChoiceRows = {
  label: /^How do you use this property\?/,
  kind: 'radio',
  missing: refusedWith('Please select an occupancy type'),
  good: 'Primary home',
  options: {
    'Primary home': sends('HOME'),
    'Second home': sends('SECONDARY'),
    'Investment property': sends('INVESTMENT'),
  },
  sent: (body) => body.propertyRequest.occupancyType,
};

export const propertySearch = searchRows('Property address', (body) => body.propertyRequest);

/** Asked by some organisations; nothing is sent, it only decides whether one may go on. */
export const recentTransfer: ChoiceRows = {
  label: /^Was this home bought, or its title transferred, in the last 90 days\?/,
  kind: 'radio',
  missing: REQUIRED,
  good: 'No',
  options: {
    Yes: refusedWith(
      'A home that was bought, or whose title was transferred, in the last 90 days is not eligible.',
    ),
    No: sends(undefined),
  },
  sent: () => undefined,
};

export const propertyParts = addressRows((body) => body.propertyRequest, { territories: false });

const CLOSED = '9 Elk Run, Charleston, WV 25301';

/** A state in which we do not lend yet; it is offered in the list from the start. */
export const closedProperty: TextRows = {
  ...propertySearch,
  good: CLOSED,
  texts: { [CLOSED]: sends('9 Elk Run') },
  missing: sends('9 Elk Run'),
};

export const waitlistConsent: ChoiceRows = {
  label: 'Email me when I can apply',
  kind: 'checkbox',
  missing: sends(false),
  good: 'on',
  options: { on: sends(true), off: sends(false) },
  sent: (_, answers) => answers.waitlistConsent,
};

export const homeSearch = searchRows('Home address', (body) => body.profileRequest.homeAddress);
export const homeParts = addressRows((body) => body.profileRequest.homeAddress, { territories: true });
