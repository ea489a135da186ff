import { defineCopy } from '#src/brand/copy.tsx';
import { nameLabels } from '#src/features/person-name/copy.ts';

export const copy = defineCopy('income/link/pointserv', {
  ...nameLabels,
  heading: 'Get your IRS tax transcript',
  intro:
    'Check what your tax return says. Then you sign Form 4506-C at {vendor}, and the IRS sends us a transcript. Then you are brought back here.',
  years: 'Tax years',
  yearsValue: '{newest} and {before}',
  nameHeading: 'Name on the return',
  addressHeading: 'Address on the return',
  different: 'My return has another name or address',
  addressText: 'The one that you gave on your last return, even if you have moved since.',
  address: 'Address on the return',
  joint: 'Is it a joint return?',
  yes: 'Yes',
  no: 'No',
  jointMissing: 'Choose yes or no',
  spouseHeading: 'Your spouse on the return',
  spouseFirst: "Spouse's first name",
  spouseLast: "Spouse's last name",
  spouseConsent: 'My spouse agrees, and will sign the form as well',
  spouseConsentNeeded: 'Your spouse has to agree: it is their return, too',
  consent:
    'I agree that the IRS gives {lender} my tax return information for {years} (Form 4506-C, Internal Revenue Code 6103(c))',
  consentNeeded: 'Tick the box to go on',
  limited: 'For anything else we need your written consent.',
  submit: 'Go on to sign',
  correctNAME: 'The IRS has another name on this return. Write it as it stands there.',
  correctADDRESS: 'The IRS has another address on this return. Write it as it stands there.',
  signHeading: 'Sign the form',
  signText: 'The form waits for your signature at {vendor}. It opens on a page of its own.',
  signAfter: 'When you have signed, come back here.',
  sign: 'Open the form',
  signed: 'I have signed',
  change: 'Change what I wrote',
});
