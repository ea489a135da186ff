import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { borrower } from '#remotes/borrower/remote.tsx';
import { withGeolocation } from '#src/testing/geolocation.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';

/** How much of the sandbox's time passes until one is in line, from there with the notary, from there may sign. */
const IN_LINE = 1500;
const TOGETHER = 2000;
const SIGNING = 1500;

/**
 * From the intro into the session, as a person gets there.
 *
 * @param rate how fast the sandbox's time passes; at 0 it stands still.
 */
async function join(application: object = {}, rate = 100) {
  withGeolocation({ latitude: 39.7, longitude: -105 });
  sessionStorage.clear();
  const rendered = await renderRemote(borrower, {
    path: '/{uuid}/notary/intro',
    application: { status: { checklistStatus: 'DEED_SIGNING' }, ...application },
  });
  await rendered.control('PUT', '/clock', { rate });
  await rendered.user.click(await screen.findByRole('checkbox', { name: /recorded in audio and video/ }));
  await rendered.user.click(screen.getByRole('button', { name: 'Join a notary now' }));
  await rendered.user.click(await screen.findByRole('button', { name: 'Share my location' }));
  await rendered.waitForStep('notary/session');
  return rendered;
}

describe('notary/session', () => {
  it('waits in line, meets the notary, signs and is complete', async () => {
    const { user, control, pass, waitForStep, events } = await join({}, 0);
    await pass(IN_LINE);
    expect(await screen.findByText('You are number 1 in line.')).toBeVisible();
    expect(screen.getByText("You can leave this open; we'll ring")).toBeVisible();
    await pass(TOGETHER);
    expect(await screen.findByText(/^You are with /)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign before the notary' })).toBeNull();
    await pass(SIGNING);
    const button = await screen.findByRole('button', { name: 'Sign before the notary' });
    await control('PUT', '/clock', { rate: 100 });
    await user.click(button);
    await waitForStep('complete');
    expect(events.filter(({ type }) => type === 'complete')).toHaveLength(1);
  });

  it('goes to the page on which one waits for the others', async () => {
    const { user, waitForStep } = await join({
      signers: [{ firstName: 'Ana', lastName: 'Diaz', email: 'ana.slow@example.com', status: 'OPENED' }],
    });
    await user.click(await screen.findByRole('button', { name: 'Sign before the notary' }));
    await waitForStep('complete');
    expect(
      await screen.findByRole('heading', { level: 1, name: "You're done. We're waiting for Ana Diaz" }),
    ).toBeVisible();
  });

  it('keeps the person there when the signature cannot be sent', async () => {
    const { user, control, waitForStep } = await join();
    const button = await screen.findByRole('button', { name: 'Sign before the notary' });
    await control('POST', '/faults', { method: 'POST', path: '**/complete', kind: 'network', times: 1 });
    await user.click(button);
    expect(await screen.findByText('Your signature was not recorded. Please try again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sign before the notary' }));
    await waitForStep('complete');
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
    const { user, waitForStep } = await join({ owner: { firstName: 'Kim', lastName } });
    const told = await screen.findByRole('heading', { name: heading });
    await waitFor(() => expect(told).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Use an in-person notary' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    await waitForStep('notary/intro');
    expect(screen.queryByRole('button', { name: 'Return to the session' })).not.toBeInTheDocument();
  });

  it('reconnects a few times, then offers to start again', async () => {
    const { user, waitForStep } = await join({ owner: { firstName: 'Kim', lastName: 'Dropped' } });
    // Four sessions, each looked at once a second.
    expect(
      await screen.findByRole('heading', { name: 'Connection lost' }, { timeout: 20_000 }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    await waitForStep('notary/intro');
  });

  it('asks before the tab is closed, and a reload leads back in', async () => {
    const { application, sandbox, pass, unmount } = await join({}, 0);
    await pass(IN_LINE);
    await screen.findByText('You are number 1 in line.');
    const unload = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(unload);
    expect(unload.defaultPrevented).toBe(true);
    unmount();
    await pass(TOGETHER + SIGNING);

    const again = await renderRemote(borrower, {
      path: `/${application.uuid}/notary/intro`,
      sandbox,
      jwt: application.jwt,
    });
    await again.user.click(await screen.findByRole('button', { name: 'Return to the session' }));
    await again.waitForStep('notary/session');
    expect(await screen.findByRole('button', { name: 'Sign before the notary' })).toBeVisible();
  });

  it('gets another session when one comes back to it after it has expired', async () => {
    const { application, sandbox, pass, unmount } = await join({}, 0);
    await screen.findByText('Connecting');
    unmount();
    await pass(61 * 60_000);
    const { jwt, uuid } = application;
    const again = await renderRemote(borrower, { path: `/${uuid}/notary/session`, sandbox, jwt });
    await again.control('PUT', '/clock', { rate: 100 });
    expect(await screen.findByRole('button', { name: 'Sign before the notary' })).toBeVisible();
  });

  it('begins on the page before', async () => {
    sessionStorage.clear();
    const { waitForStep } = await renderRemote(borrower, {
      path: '/{uuid}/notary/session',
      application: { status: { checklistStatus: 'DEED_SIGNING' } },
    });
    await waitForStep('notary/intro');
  });
});
