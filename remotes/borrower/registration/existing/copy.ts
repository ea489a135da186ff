import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('register-v2/existing', {
  recentTitle: 'You already have a HELOC with us',
  recentText: 'It looks like you have received a HELOC from us within the last 45 days.',
  recentHelp:
    'You can apply for another home equity line of credit (HELOC) when the 45 days are over. Call us at {phone} if you have a question.',
  completeTitle: 'Your application is complete',
  completeText:
    'You can see your home equity line of credit on your dashboard. Call us at {phone} if you need another one.',
  inquiryTitle: 'Action Required: Contact Your Loan Officer',
  inquiryText:
    'You have asked about a home equity line of credit already. Your loan officer can go on with it.',
  activeTitle: 'Active application already exists.',
  activeText: 'You can continue where you left off.',
  elsewhereText:
    'You have an application with {organization} already. Continue it there, or call for help with it.',
  anotherOrganization: 'another lender',
  continueAt: 'Continue with {organization}',
  start: 'Start another application',
  continue: 'Continue application',
  dashboard: 'Go to dashboard',
});
