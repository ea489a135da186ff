import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { borrower } from '#remotes/borrower/remote.tsx';
import { formatLongDate, toIsoDate } from '#src/domain/dates.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';

const WAITING = { checklistStatus: 'GEN_CLOSING_DISCLOSURE', waitingOnFloodCert: true };
const HOURS = 60 * 60_000;

const open = async (application: Record<string, unknown> = {}) =>
  drive(await renderRemote(borrower, { path: '/{uuid}', application: { status: WAITING, ...application } }));

describe('error/flood-cert', () => {
  test('says why and for how long, and goes on when the certificate has come', async () => {
    const at = await open();
    await at.expectHeading("We're waiting for your flood zone certificate");
    expect(screen.getByText(/less than one business day\.$/)).toBeVisible();
    expect(screen.getByText(/^There is nothing for you to do/)).toHaveTextContent(at.application.email);
    await at.pass(5 * HOURS);
    await at.press('Check again');
    await at.waitForStep('bank/disburse');
  });

  test('when the result comes one goes on at its heading', async () => {
    const at = await open({ hold: true });
    await at.expectHeading("We're waiting for your flood zone certificate");
    await at.control('PATCH', `/applications/${at.application.uuid}`, {
      flood: { inHazardArea: true, zone: 'AE' },
    });
    await at.press('Check again');
    const news = await at.find('heading', 'Your home is in a special flood hazard area');
    await waitFor(() => expect(news).toHaveFocus());
  });

  test('in a hazard area the notice is read, and noted', async () => {
    const at = await open({ owner: { firstName: 'Ana', lastName: 'Highwater' } });
    await at.expectHeading('Your home is in a special flood hazard area');
    expect(screen.getByText('AE', { selector: 'dd' })).toBeVisible();
    expect(screen.getByText(/Federal disaster relief/)).toBeVisible();
    expect(screen.getByText(/^Date: \w+day, \w+ \d{1,2}, \d{4}$/)).toBeVisible();
    await at.pass(48 * HOURS);
    const { now } = await at.control<{ now: string }>('PUT', '/clock', {});
    await at.tick(/^I have received this notice/);
    await at.press('Continue');
    await at.waitForStep('insurance/requirements');
    await at.press('Back');
    const day = formatLongDate(toIsoDate(new Date(now), 'America/Boise'));
    expect(await screen.findByText(`You acknowledged the flood notice on ${day}.`)).toBeVisible();
    const { answers } = await at.control<{ answers: Record<string, unknown> }>(
      'GET',
      `/applications/${at.application.uuid}`,
    );
    expect(answers.postFloodAcknowledgement).toEqual({ acknowledged: true });
  });
});
