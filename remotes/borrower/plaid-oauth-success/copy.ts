import { defineCopy } from '#src/brand/copy.tsx';

export const copy = defineCopy('plaid-oauth-success', {
  pageTitle: 'Connecting your bank',
  heading: 'Sign in to continue',
  missing:
    'We could not tell which application this bank belongs to. Sign in and go on where you left off; nothing that you submitted is lost.',
  button: 'Sign in to continue',
});
