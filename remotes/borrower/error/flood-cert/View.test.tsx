import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { formatLongDate, toIsoDate } from '#src/domain/dates/dates.ts';
import { openerOf } from '#src/testing/testingLibraryDriver.ts';
import { journey } from './journey.ts';

const { '': notice, waiting } = journey.states;
const HOURS = 60 * 60_000;

const open = openerOf(borrower, '/{uuid}', { status: notice.application.status });

describe('error/flood-cert', () => {
  test('says why and for how long, and goes on when the certificate has come', async () => {
    const at = await open();
    await at.expectHeading(waiting.heading);
    expect(screen.getByText(/less than one business day\.$/)).toBeVisible();
    expect(screen.getByText(/^There is nothing for you to do/)).toHaveTextContent(at.application.email);
    await at.pass(5 * HOURS);
    await at.press('Check again');
    await at.waitForStep('bank/disburse');
  });

  test('when the result comes one goes on at its heading', async () => {
    const at = await open({ hold: true });
    await at.expectHeading(waiting.heading);
    await at.control('PATCH', `/applications/${at.application.uuid}`, {
      flood: notice.application.flood,
    });
    await at.press('Check again');
    const news = await at.find('heading', notice.heading);
    await waitFor(() => expect(news).toHaveFocus());
  });

  test('in a hazard area the notice is read, and noted', async () => {
    const at = await open({ owner: { firstName: 'Ana', lastName: 'Highwater' } });
    await at.expectHeading(notice.heading);
    expect(screen.getByText('AE', { selector: 'dd' })).toBeVisible();
    expect(screen.getByText(/Federal disaster relief/)).toBeVisible();
    expect(screen.getByText(/^Date: \w+day, \w+ \d{1,2}, \d{4}$/)).toBeVisible();
    await at.pass(48 * HOURS);
    const { now } = await at.control<{ now: string }>('PUT', '/clock', {});
    await journey.walk(at);
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
