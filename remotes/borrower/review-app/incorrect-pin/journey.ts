import type { Journey } from '#src/testing/journey.ts';

export const SEND = 'Send my answer';
const LOT = {
  street1: '12 Alder Way',
  street2: null,
  city: 'Boise',
  state: 'ID',
  zip: '83702',
  county: 'Ada',
  lotSquareFeet: 8700,
  outline: [
    { x: 0, y: 0 },
    { x: 80, y: 0 },
    { x: 80, y: 110 },
    { x: 0, y: 118 },
  ],
};

/** The title search asks which of two lots it is. */
const PARCEL_QUESTION = {
  application: {
    status: { checklistStatus: 'ORDER_FULL_TITLE' },
    titleQuestion: 'PARCEL',
    parcels: [
      { ...LOT, uuid: 'lot-1', parcelNumber: 'R-0412-031-000', ownerNames: ['Ana Rivera'] },
      { ...LOT, uuid: 'lot-2', parcelNumber: 'R-0412-038-001', ownerNames: ['Morgan Ellery'] },
    ],
  },
  path: 'review-app/incorrect-pin',
};
const HEADING = 'We found a different parcel for 12 Alder Way, Boise, ID 83702';

export const journey = {
  states: {
    '': {
      ...PARCEL_QUESTION,
      heading: HEADING,
      reach: (at) => at.expectButton(SEND),
      refused: { button: SEND, messages: ['Choose the one that is yours, or “None of these”'] },
    },
    'another lot': {
      ...PARCEL_QUESTION,
      heading: HEADING,
      reach: (at) => at.choose('None of these'),
      refused: {
        button: SEND,
        messages: [
          'Enter the parcel number, or upload a document that shows your home',
          'Enter the county',
          'Upload at least one file',
        ],
      },
    },
    answered: {
      waits: 'mail',
      application: { ...PARCEL_QUESTION.application, propertyAnsweredAt: '2026-11-20T10:00:00Z', hold: true },
      path: PARCEL_QUESTION.path,
      heading: 'We are checking which lot is yours',
    },
  },
  calls: {
    uploadDocument: { testedBy: 'identity/verification' },
    postPropertyAnswer: {
      ...PARCEL_QUESTION,
      reach: (at) => at.choose(/R-0412-031-000/),
      submit: SEND,
      next: (at) => at.expectHeading('We are checking which lot is yours'),
    },
  },
} satisfies Journey;
