import { defineCopy } from '#src/brand/copy.tsx';

/** An appointment that is made. */
export const copy = defineCopy('notary/booked', {
  yourTime: 'That is {time} where you are now.',
  where: 'Where',
  map: 'Show a map',
  notary: 'Notary',
  commissioned: '{name}, commission {commission}',
  phone: 'Phone of the notary',
  calendar: 'Add to calendar',
  calendarTitle: 'Notary appointment',
  calendarText: 'Bring your ID. Application {loanNumber}.',
  calendarName: 'notary-appointment',
  change: 'Change',
  cancel: 'Cancel appointment',
  tooLate: 'It is less than 24 hours away. Call us to change or cancel it.',
  bring: 'What to bring',
  bringItems: [
    'A government ID with photo and signature for each person who signs. It must not be expired.',
    'No papers: the notary brings everything printed.',
  ],
  cancelTitle: 'Cancel this appointment?',
  cancelText: 'Your application stays open. You can choose another time.',
  cancelYes: 'Cancel it',
  cancelNo: 'Keep it',
});
