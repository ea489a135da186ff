import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { borrower } from '#remotes/borrower/remote.tsx';
import { withGeolocation } from '#src/testing/geolocation.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';

const start = (application: Record<string, unknown> = {}) =>
  renderRemote(borrower, {
    path: '/{uuid}/signing/intro',
    application: { status: { checklistStatus: 'FINAL_OFFER' }, ...application },
  });

describe('signing/intro', () => {
  it('shows the terms and the documents, and starts once the location is shared', async () => {
    const asked = withGeolocation({ latitude: 39.7, longitude: -105 });
    const { user, waitForStep } = await start();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Review and sign your agreement' }),
    ).toBeVisible();
    expect(screen.getByText('Total loan amount')).toBeVisible();
    expect(await screen.findByText(/right to cancel/i, { selector: 'li span' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Start signing' }));
    const alert = await screen.findByRole('dialog', { name: 'Why we need your location' });
    expect(asked).toHaveLength(0);
    await user.click(within(alert).getByRole('button', { name: 'Share my location' }));
    expect(asked).toHaveLength(1);
    await waitForStep('signing/sign');
  });

  it('stays when the alert is closed, and goes on with a state where the location is refused', async () => {
    withGeolocation('denied');
    const { user, waitForStep } = await start();
    await user.click(await screen.findByRole('button', { name: 'Start signing' }));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Start signing' }));
    await user.click(await screen.findByRole('button', { name: 'Share my location' }));
    expect(await screen.findByText(/did not share your location/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    const state = screen.getByRole('combobox', { name: 'State you are in now' });
    expect(state).toHaveAccessibleDescription(/Choose the state you are in now/);
    await user.selectOptions(state, 'CO');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitForStep('signing/sign');
  });

  it('says how to come back before one leaves', async () => {
    const { user, left } = await start();
    await user.click(await screen.findByRole('button', { name: 'Save and finish later' }));
    const dialog = await screen.findByRole('dialog', { name: 'Your answers are saved' });
    expect(left).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Leave for now' }));
    expect(left).toEqual([expect.stringMatching(/\/dashboard$/)]);
  });

  it('leads back to the offers on request, and from there to the agreement again', async () => {
    const { user, application, control, events, waitForStep } = await start();
    await user.click(await screen.findByRole('button', { name: 'Change my offer' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your verified offers' })).toBeVisible();
    const held = await control<{ status: object }>('GET', `/applications/${application.uuid}`);
    expect(held.status).toMatchObject({
      checklistStatus: 'OFFER_SELECTION',
      uwSubDecision: 'VERIFIED_OFFER',
    });
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitForStep('product/select/confirm');
    await user.click(await screen.findByRole('checkbox', { name: 'These are the terms I want' }));
    await user.click(screen.getByRole('button', { name: 'Confirm and continue' }));
    await waitForStep('signing/intro');
    expect(events.findLast(({ type }) => type === 'status')).toMatchObject({
      checklistStatus: 'FINAL_OFFER',
    });
  });

  it('says nothing of a right to cancel for a second home, and asks support from here', async () => {
    const { user, waitForStep } = await start({ property: { occupancyType: 'SECONDARY' } });
    await screen.findByText(/home equity line/i, { selector: 'li span' });
    expect(screen.queryByText(/right to cancel/i)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'I have a question' }));
    await waitForStep('signing/support');
  });
});
