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
  visit: ['Getting your application', 'Checking what comes next', 'Preparing your next page'],
  submit: ['Saving your answers', 'Checking what comes next', 'Preparing your next page'],
  application: [
    'Submitting your application',
    'Checking your credit report',
    'Reviewing your application',
    'Preparing your next page',
  ],
  credit: [
    'Asking the credit bureaus for your file',
    'Reading your credit report',
    'Reviewing your application',
    'Preparing your next page',
  ],
  signing: ['Recording your signature', 'Preparing your documents', 'Preparing your next page'],
  soon: 'Usually this takes less than a minute. Everything you entered is saved: you may leave this page and come back.',
  slow: "This is taking longer than usual. You can wait here, or leave and we'll email {address} when it's ready.",
  slowWithoutEmail: 'This is taking longer than usual. You can wait here, or leave and come back later.',
  leave: 'Leave and go to dashboard',
});
