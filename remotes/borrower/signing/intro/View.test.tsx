import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { shareLocation } from '#src/features/location-alert/testing/shareLocation.ts';
import { withGeolocation } from '#src/testing/geolocation.ts';
import { openerOf } from '#src/testing/testingLibraryDriver.ts';
import { confirmOffer } from '../../product/select/confirm/journey.ts';
import { journey, startSigning } from './journey.ts';

const start = openerOf(borrower, '/{uuid}/signing/intro', { status: 'FINAL_OFFER' });

describe('signing/intro', () => {
  it('shows the terms and the documents, and starts once the location is shared', async () => {
    const asked = withGeolocation({ latitude: 39.7, longitude: -105 });
    const at = await start();
    expect(await screen.findByRole('heading', { level: 1, name: journey.states[''].heading })).toBeVisible();
    expect(screen.getByText('Total loan amount')).toBeVisible();
    expect(await screen.findByText(/right to cancel/i, { selector: 'li span' })).toBeVisible();

    await journey.states.location.reach(at);
    expect(asked).toHaveLength(0);
    await shareLocation(at);
    expect(asked).toHaveLength(1);
    await at.waitForStep('signing/sign');
  });

  it('stays when the alert is closed, and goes on with a state where the location is refused', async () => {
    withGeolocation('denied');
    const at = await start();
    await journey.states.location.reach(at);
    await at.press('Close');
    expect(screen.queryByRole('dialog')).toBeNull();

    await startSigning(at);
    expect(await screen.findByText(/did not share your location/)).toBeVisible();
    await at.press('Continue');
    const state = screen.getByRole('combobox', { name: 'State you are in now' });
    expect(state).toHaveAccessibleDescription(/Choose the state you are in now/);
    await at.user.selectOptions(state, 'CO');
    await at.press('Continue');
    await at.waitForStep('signing/sign');
  });

  it('says how to come back before one leaves', async () => {
    const at = await start();
    await at.press('Save and finish later');
    const dialog = at.within('dialog', 'Your answers are saved');
    await dialog.expectButton('Leave for now');
    expect(at.left).toEqual([]);
    await dialog.press('Leave for now');
    expect(at.left).toEqual([expect.stringMatching(/\/dashboard$/)]);
  });

  it('leads back to the offers on request, and from there to the agreement again', async () => {
    const at = await start();
    await at.press('Change my offer');
    expect(await screen.findByRole('heading', { level: 1, name: 'Your verified offers' })).toBeVisible();
    const held = await at.control<{ status: object }>('GET', `/applications/${at.application.uuid}`);
    expect(held.status).toMatchObject({
      checklistStatus: 'OFFER_SELECTION',
      uwSubDecision: 'VERIFIED_OFFER',
    });
    await at.press('Continue');
    await confirmOffer(at);
    await at.waitForStep('signing/intro');
    expect(at.events.findLast(({ type }) => type === 'status')).toMatchObject({
      checklistStatus: 'FINAL_OFFER',
    });
  });

  it('says nothing of a right to cancel for a second home, and asks support from here', async () => {
    const at = await start({ property: { occupancyType: 'SECONDARY' } });
    await screen.findByText(/home equity line/i, { selector: 'li span' });
    expect(screen.queryByText(/right to cancel/i)).toBeNull();
    await at.press('I have a question');
    await at.waitForStep('signing/support');
  });
});
