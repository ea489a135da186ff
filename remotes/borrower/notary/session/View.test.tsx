import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { withGeolocation } from '#src/testing/geolocation.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';
import { joinNotary } from '../intro/journey.ts';
import { journey } from './journey.ts';

/** How much of the sandbox's time passes until one is in line, from there with the notary, from there may sign. */
const IN_LINE = 1500;
const TOGETHER = 2000;
const SIGNING = 1500;

const open = async (page: string, application: object = {}) =>
  drive(
    await renderRemote(borrower, {
      path: `/{uuid}/notary/${page}`,
      application: { status: journey.states[''].application, ...application },
    }),
  );

/**
 * From the intro into the session, as a person gets there.
 *
 * @param rate how fast the sandbox's time passes; at 0 it stands still.
 */
async function join(application: object = {}, rate = 100) {
  withGeolocation({ latitude: 39.7, longitude: -105 });
  sessionStorage.clear();
  const at = await open('intro', application);
  await at.control('PUT', '/clock', { rate });
  await joinNotary(at, { asksLocation: true });
  await at.waitForStep('notary/session');
  return at;
}

describe('notary/session', () => {
  it('waits in line, meets the notary, signs and is complete', async () => {
    const at = await join({}, 0);
    const { control, pass, waitForStep, events } = at;
    await pass(IN_LINE);
    expect(await screen.findByText('You are number 1 in line.')).toBeVisible();
    expect(screen.getByText("You can leave this open; we'll ring")).toBeVisible();
    await pass(TOGETHER);
    expect(await screen.findByText(/^You are with /)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign before the notary' })).toBeNull();
    await pass(SIGNING);
    await at.expectButton('Sign before the notary');
    await control('PUT', '/clock', { rate: 100 });
    await journey.walk(at);
    await waitForStep('complete');
    expect(events.filter(({ type }) => type === 'complete')).toHaveLength(1);
  });

  it('goes to the page on which one waits for the others', async () => {
    const at = await join({
      signers: [{ firstName: 'Ana', lastName: 'Diaz', email: 'ana.slow@example.com', status: 'OPENED' }],
    });
    await journey.walk(at);
    await at.waitForStep('complete');
    expect(
      await screen.findByRole('heading', { level: 1, name: "You're done. We're waiting for Ana Diaz" }),
    ).toBeVisible();
  });

  it('keeps the person there when the signature cannot be sent', async () => {
    const at = await join();
    await at.expectButton('Sign before the notary');
    await at.control('POST', '/faults', { method: 'POST', path: '**/complete', kind: 'network', times: 1 });
    await journey.walk(at);
    expect(await screen.findByText('Your signature was not recorded. Please try again.')).toBeVisible();
    await journey.walk(at);
    await at.waitForStep('complete');
  });

  it('leads to why it failed, and Back from there begins anew', async () => {
    const { waitForStep } = await join({ owner: { firstName: 'Kim', lastName: 'Kbafail' } });
    await waitForStep('notary/error');
    expect(await screen.findByText(/identity questions weren't passed/)).toBeVisible();
  });

  it('asks the identity questions before the documents are signed', async () => {
    const { pass } = await join({}, 0);
    await pass(4200);
    expect(await screen.findByRole('heading', { name: 'Answer the identity questions' })).toBeVisible();
    expect(await screen.findByText(/You have about 2 minutes\.$/)).toBeVisible();
    await pass(500);
    expect(await screen.findByRole('button', { name: 'Sign before the notary' })).toBeVisible();
  });

  it.each([
    ['Noshow', 'Nobody came to the session'],
    ['Wontsign', 'Signing was declined'],
    ['Calledoff', 'The session was cancelled'],
    ['Expires', 'The session has expired'],
    ['Overtime', 'The time ran out'],
    ['Exception', 'The session ended without a result'],
    ['Strangeend', 'The session ended without a result'],
  ])('%s: says how it ended, and starts again', async (lastName, heading) => {
    const { press, waitForStep } = await join({ owner: { firstName: 'Kim', lastName } });
    const title = await screen.findByRole('heading', { name: heading });
    await waitFor(() => expect(title).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Use an in-person notary' })).toBeVisible();
    await press('Start again');
    await waitForStep('notary/intro');
    expect(screen.queryByRole('button', { name: 'Return to the session' })).not.toBeInTheDocument();
  });

  it('reconnects a few times, then offers to start again', async () => {
    const { press, waitForStep } = await join({ owner: { firstName: 'Kim', lastName: 'Dropped' } });
    // Four sessions, each looked at once a second.
    expect(
      await screen.findByRole('heading', { name: 'Connection lost' }, { timeout: 20_000 }),
    ).toBeVisible();
    await press('Start again');
    await waitForStep('notary/intro');
  });

  it('asks before the tab is closed, and a reload leads back in', async () => {
    const { reopen, pass, unmount } = await join({}, 0);
    await pass(IN_LINE);
    await screen.findByText('You are number 1 in line.');
    const unload = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(unload);
    expect(unload.defaultPrevented).toBe(true);
    unmount();
    await pass(TOGETHER + SIGNING);

    const again = await reopen('/notary/intro');
    await again.press('Return to the session');
    await again.waitForStep('notary/session');
    expect(await screen.findByRole('button', { name: 'Sign before the notary' })).toBeVisible();
  });

  it('gets another session when one comes back to it after it has expired', async () => {
    const { reopen, pass, unmount } = await join({}, 0);
    await screen.findByText('Connecting');
    unmount();
    await pass(61 * 60_000);
    const again = await reopen('/notary/session');
    await again.control('PUT', '/clock', { rate: 100 });
    expect(await screen.findByRole('button', { name: 'Sign before the notary' })).toBeVisible();
  });

  it('begins on the page before', async () => {
    sessionStorage.clear();
    const { waitForStep } = await open('session');
    await waitForStep('notary/intro');
  });
});
