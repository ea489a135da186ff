import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('heloc-signer/declined', {
  heading: 'You told us that you do not sign',
  whatThen:
    'We have stopped here for you. {borrower} hears only that we need to talk with you, not your reason. Nothing was recorded against the home with your name.',
  until: 'If you change your mind, you can take this back until {day} {time}. Then you go on where you were.',
  over: 'It can no longer be taken back here. If you have changed your mind, call us.',
  takeBack: 'Take it back',
  takingBack: 'Taking it back',
});
