import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('processing', {
  title: 'Processing data',
  messages: [
    'Creating your account',
    'Pulling your soft credit',
    'Locating your property',
    'Determining property value',
    'Determining your eligibility',
    'Calculating your offers',
    'Generating your quote',
  ],
  visit: 'We are getting your application.',
  submit: 'We are saving your answers.',
  application: 'We are submitting your application and checking your credit report.',
  credit: 'We are asking the credit bureaus for your file.',
  signing: 'We are recording your signature.',
  soon: 'Usually this takes less than a minute. Everything you entered is saved: you may leave this page and come back.',
  slow: "This is taking longer than usual. You can wait here, or leave and we'll email {address} when it's ready.",
  slowWithoutEmail: 'This is taking longer than usual. You can wait here, or leave and come back later.',
  leave: 'Leave and go to dashboard',
});
