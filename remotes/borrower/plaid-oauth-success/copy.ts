import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('plaid-oauth-success', {
  pageTitle: 'Connecting your bank',
  heading: 'Go on with your application',
  missing:
    'We could not tell which application this bank belongs to. Go on where you left off; nothing that you submitted is lost.',
  button: 'Go to my dashboard',
});
