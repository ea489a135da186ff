import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { withGeolocation } from '#src/testing/geolocation.ts';
import { standing } from '../testing/invited.ts';
import { check, join } from '../testing/notary.ts';

beforeEach(() => {
  sessionStorage.clear();
  withGeolocation({ latitude: 43.6, longitude: -116.2 });
});

const heading = (name: string, level = 1) => screen.findByRole('heading', { level, name });
const open = (more: object = {}, application: object = {}) =>
  standing('sign', 'DOCUMENTS_READ', more, application);

describe('signer sign', () => {
  test('the name first, then the notary, then the copies', async () => {
    const { at, held } = await open();
    expect(
      await screen.findByRole('radiogroup', {
        name: /^Is Sam Rivera your full name, exactly as on your ID\?/,
      }),
    ).toBeVisible();
    await check(at);
    const meeting = await heading('Meet your notary online');
    await waitFor(() => expect(meeting).toHaveFocus());
    expect(screen.getByText('You sign as Sam Rivera.')).toBeVisible();
    expect(screen.getByText(/A notary in person asks none\.$/)).toBeVisible();
    await at.control('PUT', '/clock', { rate: 100 });
    await join(at);
    await at.press('Sign before the notary');
    await at.waitForStep('heloc-signer/resume');
    expect((await held()).progress).toBe('SIGNED');
  });

  test('a name that is wrong is corrected before anything else', async () => {
    const { at, held } = await open();
    await at.choose('No, it has to be corrected');
    await at.choose('Yes, I have one');
    await at.press('Continue');
    expect(await screen.findByRole('link', { name: /Correct your name first/ })).toBeVisible();
    await at.press('Correct my name');
    const inside = at.within('dialog', 'Correct your name');
    await inside.fill('Last name', 'Rivera-Smith');
    await at.control('POST', '/faults', { path: '**/name', kind: 'network', times: 1 });
    await inside.press('Save my name');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await inside.press('Save my name');
    expect(
      await screen.findByRole('radiogroup', { name: /^Is Sam Rivera-Smith your full name/ }),
    ).toBeVisible();
    expect(await held()).toMatchObject({ legalName: { lastName: 'Rivera-Smith' } });
  });

  test('who has no SSN and no ITIN meets a notary in person, and no session begins', async () => {
    const { at, held } = await open();
    await check(at, { number: false });
    expect(await heading('Meet a notary in person')).toBeVisible();
    expect(screen.getByText(/so a notary meets you in person\.$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Meet online instead' })).not.toBeInTheDocument();
    expect((await held()).hasTaxpayerNumber).toBe(false);
    const requests = await at.control<{ path: string }[]>('GET', '/requests');
    expect(requests.filter(({ path }) => path.endsWith('/notary/session'))).toEqual([]);
  });

  test('questions that may be tried again say how often', async () => {
    const { at, open: openAt, jwt } = await open({ problem: 'KBA_FAILED', hasTaxpayerNumber: true });
    at.unmount();
    await openAt({ path: '/heloc-signer/sign?page=notary', jwt });
    expect(await screen.findByText(/^The identity questions weren't passed\. You can try/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pick a time with a notary in person' })).toBeVisible();
  });

  test.each([
    ['Noshow', 'Nobody came to the session'],
    ['Wontsign', 'Signing was declined'],
    ['Calledoff', 'The session was cancelled'],
    ['Expires', 'The session has expired'],
    ['Overtime', 'The time ran out'],
    ['Exception', 'The session ended without a result'],
    ['Strangeend', 'The session ended without a result'],
  ])('%s: says how it ended, which is no success, and starts again', async (lastName, title) => {
    const { at, held } = await open({ lastName, hasTaxpayerNumber: true });
    await check(at);
    await at.control('PUT', '/clock', { rate: 100 });
    await join(at);
    expect(await heading(title, 2)).toBeVisible();
    expect((await held()).progress).toBe('DOCUMENTS_READ');
    expect(screen.getByRole('button', { name: 'Use an in-person notary' })).toBeVisible();
    await at.press('Start again');
    await at.expectButton('Join a notary now');
  });

  test('a session that fails leads to why', async () => {
    const { at } = await open({ lastName: 'Kbafail', hasTaxpayerNumber: true });
    await check(at);
    await at.control('PUT', '/clock', { rate: 100 });
    await join(at);
    await at.waitForStep('heloc-signer/error');
    expect(await heading("We couldn't confirm who you are")).toBeVisible();
  });

  test('a look at the session that fails is repeated by itself', async () => {
    const { at } = await open({ hasTaxpayerNumber: true });
    await check(at);
    await at.control('POST', '/faults', {
      method: 'GET',
      path: '**/notary/session/*',
      kind: 'status',
      status: 503,
      times: 1,
    });
    await join(at);
    expect(await screen.findByText('Connection lost. Attempting to reconnect.')).toBeVisible();
    await at.control('PUT', '/clock', { rate: 100 });
    await at.expectButton('Sign before the notary');
  });

  test('back after the session has expired, there is another one', async () => {
    const { at, sandbox, jwt, open: openAt } = await open({ hasTaxpayerNumber: true });
    await check(at);
    await join(at);
    await screen.findByText('Connecting');
    at.unmount();
    await sandbox.pass(61 * 60_000);
    await sandbox.control('PUT', '/clock', { rate: 100 });
    const again = await openAt({ path: '/heloc-signer/sign?page=session', jwt });
    await again.expectButton('Sign before the notary');
  });

  test('a step that is not come to yet leads to the one before it', async () => {
    const { open: openAt, jwt, at } = await open();
    at.unmount();
    await openAt({ path: '/heloc-signer/sign?page=session', jwt });
    expect(await heading('Before you meet the notary')).toBeVisible();
  });

  test('an appointment is made, changed and cancelled', async () => {
    const { at, held } = await open({ hasTaxpayerNumber: true });
    await check(at);
    await at.press("I can't do video");
    await at.choose('At my home');
    await at.select('Time', '11:00 AM');
    await at.fill('Phone number for the notary', '2085550100');
    expect(screen.queryByText(/notary.s fee/)).not.toBeInTheDocument();
    await at.press('Book this appointment');
    expect(await heading('Your notary appointment')).toBeVisible();
    expect((await held()).appointment).not.toBeNull();
    await at.press('Change');
    expect(await heading('Change your notary appointment')).toBeVisible();
    await at.press('Keep my appointment');
    await at.press('Cancel appointment');
    await at.within('dialog', 'Cancel this appointment?').press('Cancel it');
    expect(await screen.findByText('Your appointment is cancelled.')).toBeVisible();
    expect((await held()).appointment).toBeNull();
  });
});
