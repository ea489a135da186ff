import { defineCopy } from '#src/brand/copy.tsx';

/** Texts of the pages about lots. */
export const copy = defineCopy('review-app/parcels', {
  which: 'Which one is yours?',
  none: 'None of these',
  owners: { one: 'Owner: {names}', other: 'Owners: {names}' },
  named: '{address}, parcel {number}',
  size: 'Lot: {size} sq ft',
  map: 'Shape of the lot',
  missing: 'Choose the one that is yours, or “None of these”',
  county: 'County',
  countyMissing: 'Enter the county',
  parcelNumber: 'Parcel number (APN)',
  parcelNumberHint: 'It is on your tax bill and on your deed.',
  parcelNumberMissing: 'Enter the parcel number, or upload a document that shows your home',
});
