import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('session', {
  loginHeading: 'Please log in to go on',
  expiredHeading: 'You have been logged out',
  loginText: 'Your application is here when you come back. Everything that you have sent us is safe.',
  expiredText:
    'To keep your information private, we log you out after a while without activity. Log in to go on where you were.',
  logIn: 'Log in',
  leaveHeading: 'This goes on in your account',
  leaveText:
    'There is nothing more to do on this page. Your dashboard shows your applications and what comes next.',
  leaveButton: 'Go to my dashboard',
  replacedHeading: "You're signed in as somebody else",
  replacedText:
    'Somebody else has logged in to {brand} in this browser. To keep your information private, we have closed your application on this page. What you have sent us is safe.',
  continueAsOther: 'Go on as the person who is logged in',
  logInAsYourself: 'Log in as yourself',
});
