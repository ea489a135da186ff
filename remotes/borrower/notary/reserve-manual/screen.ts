import { defineScreen } from '#src/features/screens/defineScreen.ts';

/** The appointment with a notary in person; without one, the choice of it (docs/rules.md#notary-appointments). */
export const notaryReserve = defineScreen({
  path: 'notary/reserve-manual',
  stage: 'MANUAL_NOTARY',
  statuses: ['MANUAL_DEED_SIGNING'],
  children: { change: 'notary/schedule-manual' },
  calls: [
    'getNotary',
    'getNotarySlots',
    'postNotaryReservation',
    'deleteNotaryReservation',
    'putNotaryReminders',
    'postSupportRequest',
  ],
  view: () => import(/* webpackChunkName: "notary" */ './View.tsx'),
});
