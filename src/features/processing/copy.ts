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
  visit: ['Getting your application', 'Finding where you left off', 'Getting your next step ready'],
  submit: ['Saving your answers', 'Reviewing what you sent', 'Getting your next step ready'],
  application: [
    'Submitting your application',
    'Checking your credit report',
    'Reviewing your application',
    'Getting your next step ready',
  ],
  credit: [
    'Asking the credit bureaus for your file',
    'Reading your credit report',
    'Reviewing your application',
    'Getting your next step ready',
  ],
  signing: ['Recording your signature', 'Preparing your documents', 'Getting your next step ready'],
  soon: 'Usually this takes less than a minute. Everything you entered is saved: you may leave this page and come back.',
  slow: "This is taking longer than usual. You can wait here, or leave and we'll email {address} when it's ready.",
  slowWithoutEmail: 'This is taking longer than usual. You can wait here, or leave and come back later.',
  leave: 'Leave and go to dashboard',
});
