import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('legal-links', {
  readSms: 'Read the {privacyLabel} and the {smsTerms}.',
  privacy: '{privacyLabel}',
  smsTerms: 'SMS terms',
});
