import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('legal-pages', {
  termsPage: 'Terms',
  privacyPage: 'Privacy',
  leaving: 'This page is on the {brand} site.',
  terms: '{termsLabel}',
  privacy: '{privacyLabel}',
  licenses: 'Licenses',
  communications: 'Electronic communications',
});
