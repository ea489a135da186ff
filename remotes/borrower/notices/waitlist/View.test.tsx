import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { ANSWERS, renderStep } from '../../registration/testing/renderStep.ts';
import { borrower } from '../../testing/remote.ts';

interface Received {
  method: string;
  path: string;
  body: object;
}

beforeEach(() => sessionStorage.clear());

/** A person in a state without lending has answered everything. */
async function joined(waitlistConsent = false) {
  const { propertyAddress } = ANSWERS;
  const answers = {
    ...ANSWERS,
    waitlistConsent,
    propertyAddress: { ...propertyAddress, state: 'WV', zip: '25301' },
  };
  const view = await renderStep('phone-and-email', { answers, noticed: 'area' });
  await waitFor(async () => {
    const asked = await view.control<Received[]>('GET', '/requests');
    expect(asked.some(({ path }) => path.endsWith('zip-eligibility'))).toBe(true);
  });
  await view.next();
  await view.waitForStep('marketing-waitlist');
  const sent = async () =>
    (await view.control<Received[]>('GET', '/requests')).filter(
      ({ method, path }) => method === 'POST' && path.startsWith('/waitlist'),
    );
  return { ...view, sent };
}

const save = () => screen.getByRole('button', { name: 'Save' });
const email = () => screen.getByRole('textbox', { name: 'Email' });
const wanted = () => screen.getByRole('checkbox', { name: 'Email me once, when I can apply' });

test.each([
  ['waitlist', '', /not yet available in your state/],
  ['marketing-waitlist', '', /not yet available in your state/],
  ['marketing-waitlist', '?reason=crypto', /crypto-backed line of credit is not open yet/],
])('%s%s says why', async (path, search, text) => {
  const { waitForStep } = await renderRemote(borrower, { path: `/${path}${search}` });
  await waitForStep(path);
  expect(screen.getByText(text)).toBeVisible();
});

test('the email can be corrected, and the notice asked for', async () => {
  const { user, fill, sent, control } = await joined();
  expect(email()).toHaveValue('ana.rivera@example.com');
  expect(wanted()).not.toBeChecked();
  await fill('Email', 'ana@example.com');
  await user.click(wanted());
  await user.click(save());
  expect(
    await screen.findByText('Saved. We will send one notice to ana@example.com when you can apply.'),
  ).toBeVisible();
  expect(await sent()).toMatchObject([
    {
      body: {
        email: 'ana.rivera@example.com',
        consent: false,
        shown: [
          { type: 'WAITLIST', act: 'LEFT_EMPTY', text: 'Email me when I can apply', screen: 'register-v2' },
        ],
      },
    },
    {
      body: {
        email: 'ana@example.com',
        consent: true,
        firstName: 'Ana',
        zip: '25301',
        shown: [{ type: 'WAITLIST', act: 'ACCEPTED', text: 'Email me once, when I can apply' }],
      },
    },
  ]);
  const outbox = await control<{ to: string; subject: string }[]>('GET', '/outbox');
  expect(outbox.at(-1)).toMatchObject({ to: 'ana@example.com', subject: 'You are on our waitlist' });
});

test('the notice can be declined again', async () => {
  const { user } = await joined(true);
  expect(wanted()).toBeChecked();
  await user.click(wanted());
  await user.click(save());
  expect(
    await screen.findByText('Saved. We will not write to ana.rivera@example.com about this.'),
  ).toBeVisible();
});

test('what cannot be saved is said, and can be tried again', async () => {
  const { user, control } = await joined();
  await control('POST', '/faults', {
    method: 'POST',
    path: '**/home-equity-loan-plus',
    kind: 'network',
    times: 1,
  });
  await user.click(wanted());
  await user.click(save());
  expect(await screen.findByText(/Check your internet connection/)).toBeVisible();
  expect(wanted()).toBeChecked();
  await user.click(save());
  expect(await screen.findByText(/^Saved\./)).toBeVisible();
});
