import type { Journey } from '#src/testing/journey.ts';
import { BOOK_BUTTON, chooseAppointment, MISSING } from '../testing/appointment.ts';

const PATH = 'notary/schedule-manual';
const IN_PERSON = { status: { checklistStatus: 'DEED_SIGNING', manualNotary: true } };
const OPENED = { application: IN_PERSON, path: PATH };
const NO_TIMES = { application: { ...IN_PERSON, owner: { lastName: 'Notimes' } }, path: PATH };
const BOOKED = {
  application: {
    status: { checklistStatus: 'MANUAL_DEED_SIGNING' },
    notary: { reservedFor: '2099-11-20T18:00:00Z', place: 'HOME', notaryName: 'Priya Lindqvist' },
  },
  path: PATH,
};
const HEADING = 'Choose your notary appointment';
const ASK = 'Ask for a call';

export const journey = {
  states: {
    '': {
      ...OPENED,
      heading: HEADING,
      reach: (at) => at.expectButton(BOOK_BUTTON),
      refused: { button: BOOK_BUTTON, messages: MISSING },
    },
    'no times': { ...NO_TIMES, heading: HEADING, reach: (at) => at.expectButton(ASK) },
  },
  async walk(at) {
    await chooseAppointment(at);
    await at.press(BOOK_BUTTON);
  },
  calls: {
    getNotary: {
      ...BOOKED,
      message: 'We could not load your appointment.',
      next: (at) => at.expectButton('Change my appointment'),
    },
    getNotarySlots: {
      ...OPENED,
      message: 'We could not load the free times.',
      next: (at) => at.expectButton(BOOK_BUTTON),
    },
    postNotaryReservation: {
      ...OPENED,
      reach: (at) => chooseAppointment(at),
      submit: BOOK_BUTTON,
      next: (at) => at.expectHeading('Your notary appointment'),
    },
    postSupportRequest: {
      ...NO_TIMES,
      submit: ASK,
      next: (at) => at.readText(/^We will call you/),
    },
  },
} satisfies Journey;
