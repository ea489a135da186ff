import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { unbrokenPhone } from '#src/domain/phone.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { borrower } from '../remote.tsx';

async function open(path: string) {
  const view = await renderRemote(borrower, { path, org: 'OAKLINE' });
  await view.waitForStep(path.slice(1).split('?')[0] as string);
  return view;
}

describe('pages that anyone may see', () => {
  test.each([
    ['/not-accepting-apps', "We can't take your application here.", /get in touch with your loan officer/],
    ['/not-accepting-apps?reason=referrer-missing', "We can't take", /start with a loan officer or broker/],
    ['/not-accepting-apps?reason=referrer-not-found', "We can't take", /ask them for a new link/],
    ['/not-accepting-apps?reason=state-not-served', "We can't take", /not yet available in your state/],
    ['/not-accepting-apps?reason=<b>', "We can't take", /get in touch with your loan officer/],
    ['/waitlist', 'Thank you', /not yet available in your state/],
    ['/marketing-waitlist', 'Thank you', /not yet available in your state/],
    ['/marketing-waitlist?reason=crypto', 'Thank you', /crypto-backed line of credit is not open yet/],
    ['/coming-soon', 'Coming soon', /Oakline does not offer home equity lines of credit here yet/],
    ['/coming-soon?reason=state', 'Coming soon', /in your state yet/],
    ['/coming-soon?reason=partner', 'Coming soon', /with Oakline are not open yet/],
    ['/coming-soon?reason=product', 'Coming soon', /does not offer this product here yet/],
    ['/coming-soon?reason=toString', 'Coming soon', /here yet/],
  ])('%s', async (path, heading, text) => {
    const { left } = await open(path);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the Oakline site' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Need help?' })).toBeVisible();
    expect(left).toEqual([]);
  });

  test('another product leads to this one', async () => {
    const { user, waitForStep } = await open('/coming-soon?reason=product');
    await user.click(screen.getByRole('link', { name: 'Apply for a home equity line of credit' }));
    await waitForStep('register-v2');
  });

  test.each(['terms', 'privacy', 'licenses', 'communications'])(
    '/%s leaves for the brand’s own page',
    async (name) => {
      const { left } = await open(`/${name}`);
      expect(left.map((url) => new URL(url).pathname)).toEqual([`/${name}`]);
    },
  );

  test('/register/support says how to reach a person', async () => {
    const view = await renderRemote(borrower, { path: '/register/support', org: 'OAKLINE' });
    await view.waitForStep('register/support');
    expect(screen.getByRole('link', { name: `Call ${unbrokenPhone('(888) 555-0142')}` })).toHaveAttribute(
      'href',
      'tel:+18885550142',
    );
    expect(screen.getAllByRole('link', { name: 'Write to help@oakline.example' })[0]).toBeVisible();
    expect(view.left).toEqual([]);
  });
});
