import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { storageKey } from '#src/features/registration/storageKey.ts';
import { writePersonal } from '#src/testing/personal.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';
import { ANSWERS } from '../../registration/testing/renderStep.ts';
import { borrower } from '../../testing/remote.ts';
import { writeMessage } from './journey.ts';

const CALL = '/service-application/external/api/v1/support-request';

interface Received {
  path: string;
  headers: Record<string, string>;
  body: object;
}

beforeEach(() => sessionStorage.clear());

async function open() {
  const view = drive(await renderRemote(borrower, { path: '/register/support' }));
  await view.waitForStep('register/support');
  const sent = async () =>
    (await view.control<Received[]>('GET', '/requests')).filter((request) => request.path === CALL);
  return { ...view, sent };
}

async function filled() {
  const view = await open();
  await writeMessage(view);
  return view;
}

test('says when somebody answers the phone', async () => {
  await open();
  const main = screen.getByRole('heading', { level: 1 }).parentElement as HTMLElement;
  expect(await within(main).findByText(/hours, Pacific time: Monday to Saturday/)).toBeVisible();
});

test('takes a message without a login, and says where the answer goes', async () => {
  const { fill, press, sent, control } = await filled();
  await fill('Name', ' Ana Rivera ');
  await fill('Phone (optional)', '2085550142');
  await press('Send');
  const thanks = await screen.findByText(/^We have received your message\. Your reference is R-\d{6}\.$/);
  expect(screen.getByText('We will answer to ana@example.com.')).toBeVisible();
  await waitFor(() => expect(thanks.closest('[tabindex]')).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
  expect(await sent()).toMatchObject([
    {
      body: {
        name: 'Ana Rivera',
        email: 'ana@example.com',
        phone: '2085550142',
        topic: 'DOCUMENTS',
        message: expect.stringMatching(/brochure/),
      },
    },
  ]);
  const outbox = await control<{ to: string; subject: string }[]>('GET', '/outbox');
  expect(outbox.at(-1)).toMatchObject({
    to: 'ana@example.com',
    subject: expect.stringMatching(/R-\d{6}$/),
  });
});

test('what is typed is there again after a reload, until it is sent', async () => {
  const view = await filled();
  await view.readText('Saved in this tab');
  view.unmount();
  const again = await open();
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('I cannot open the brochure.');
  expect(screen.getByRole('combobox', { name: 'Topic' })).toHaveDisplayValue('Documents');
  await again.press('Send');
  await screen.findByText(/Your reference is/);
  again.unmount();
  await open();
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('');
});

test('the phone may be left out', async () => {
  const { press, sent } = await filled();
  await press('Send');
  await screen.findByText(/Your reference is/);
  expect((await sent())[0]?.body).not.toHaveProperty('phone');
});

test('says what is missing or wrong at each field, and sends nothing', async () => {
  const { fill, press, sent } = await open();
  await fill('Phone (optional)', '123');
  await fill('Message', 'Too short');
  await press('Send');
  await screen.findByRole('heading', { name: 'There is a problem' });
  expect(screen.getAllByRole('link', { name: /: Required$/ })).toHaveLength(2);
  for (const text of [
    'Please enter your email',
    'Phone: Country code 1 is not needed',
    'Message: Must be at least 10 characters',
  ])
    expect(screen.getByRole('link', { name: text })).toBeVisible();
  expect(await sent()).toEqual([]);
});

test('a message has at most 1000 characters, a name 128', async () => {
  const { fill, press, sent } = await filled();
  await fill('Name', 'x'.repeat(129));
  await fill('Message', 'x'.repeat(1001));
  await press('Send');
  expect(await screen.findByRole('link', { name: 'Message: Must be at most 1000 characters' })).toBeVisible();
  expect(screen.getByRole('link', { name: /: Cannot be more than 128 characters$/ })).toBeVisible();
  expect(await sent()).toEqual([]);
});

test('what registration knows stands in the fields', async () => {
  const held = { answers: ANSWERS, typed: {}, savedAt: Date.now() };
  writePersonal(sessionStorage, storageKey('OAKLINE'), held);
  await open();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana Rivera');
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('ana.rivera@example.com');
  expect(screen.getByRole('textbox', { name: 'Phone (optional)' })).toHaveValue('(208) 555-0142');
});
