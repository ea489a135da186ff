import type { Journey } from '#src/testing/journey.ts';
import type { PageDriver } from '#src/testing/pageDriver.ts';
import { BOOK_BUTTON, chooseAppointment, MISSING } from '../testing/appointment.ts';

const MANUAL = { application: 'MANUAL_DEED_SIGNING' };
const CHOOSE = 'Choose your notary appointment';
const BOOKED = 'Your notary appointment';

export async function bookAppointment(at: PageDriver): Promise<void> {
  await chooseAppointment(at);
  await at.press(BOOK_BUTTON);
  await at.expectButton('Add to calendar');
}

export const journey = {
  states: {
    '': {
      ...MANUAL,
      heading: CHOOSE,
      reach: (at) => at.expectButton(BOOK_BUTTON),
      refused: { button: BOOK_BUTTON, messages: MISSING },
    },
    booked: { waits: 'mail', ...MANUAL, heading: BOOKED, reach: bookAppointment },
    cancel: {
      ...MANUAL,
      heading: BOOKED,
      async reach(at) {
        await bookAppointment(at);
        await at.press('Cancel appointment');
      },
      dialog: 'Cancel this appointment?',
    },
    'after it': {
      waits: 'mail',
      application: {
        status: { checklistStatus: 'MANUAL_DEED_SIGNING' },
        notary: { reservedFor: '2026-11-20T18:00:00Z', place: 'HOME', notaryName: 'Priya Lindqvist' },
        hold: true,
      },
      heading: 'Your documents are being returned to us',
    },
  },
  calls: {
    getNotary: {
      ...MANUAL,
      message: 'We could not load your appointment.',
      next: (at) => at.expectButton(BOOK_BUTTON),
    },
    getNotarySlots: {
      ...MANUAL,
      message: 'We could not load the free times.',
      next: (at) => at.expectButton(BOOK_BUTTON),
    },
    postNotaryReservation: {
      ...MANUAL,
      reach: (at) => chooseAppointment(at),
      submit: BOOK_BUTTON,
      next: (at) => at.expectHeading(BOOKED),
    },
    deleteNotaryReservation: {
      ...MANUAL,
      async reach(at) {
        await bookAppointment(at);
        await at.press('Cancel appointment');
      },
      dialog: 'Cancel this appointment?',
      draft: false, // Nothing is typed.
      submit: 'Cancel it',
      next: (at) => at.readText('Your appointment is cancelled.'),
    },
    putNotaryReminders: {
      ...MANUAL,
      async reach(at) {
        await bookAppointment(at);
        await at.tick(/^By text/);
      },
      draft: false, // One answer.
      submit: 'Save reminders',
      next: (at) => at.expectButton('Save reminders'),
    },
    postSupportRequest: { testedBy: 'notary/schedule-manual' },
  },
} satisfies Journey;
