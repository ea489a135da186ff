import { defineScreen } from '#src/features/screens/defineScreen.ts';

/** A time with a notary in person, chosen or changed (docs/rules.md#notary-appointments). */
export const notarySchedule = defineScreen({
  path: 'notary/schedule-manual',
  stage: 'MANUAL_NOTARY',
  statuses: ['DEED_SIGNING', 'NOTARY_WAITING_PERIOD', 'MANUAL_DEED_SIGNING'],
  calls: ['getNotary', 'getNotarySlots', 'postNotaryReservation', 'postSupportRequest'],
  view: () => import(/* webpackChunkName: "notary" */ './View.tsx'),
});
