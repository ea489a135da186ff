import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { openerOf } from '#src/testing/testingLibraryDriver.ts';
import { journey } from './journey.ts';

const DAY = 24 * 60 * 60_000;
const { '': page } = journey.states;
const openWait = openerOf(borrower, '/{uuid}', { status: page.application });

/** From the page on which one waits. */
const open = async (application: Record<string, unknown> = {}) => {
  const at = await openWait(application);
  await at.waitForStep('error/timeout');
  await at.press('See what we are reviewing');
  await at.waitForStep('review-app/uw');
  return at;
};
const current = () => screen.getByText('What is reviewed').parentElement as HTMLElement;

describe('review-app/uw', () => {
  test('says what is reviewed and until when, and moves on by itself', async () => {
    const at = await open();
    await at.expectHeading(page.heading);
    expect(screen.getByText(/^We expect to be done by \w+day, /)).toBeVisible();
    expect(screen.getByText(/^There is nothing for you to do/)).toHaveTextContent(at.application.email);
    expect(within(current()).getByText('Your home and its title').closest('li')).toHaveAttribute(
      'aria-current',
      'step',
    );
    await at.pass(2.1 * DAY);
    await at.press('Check again');
    await at.waitForStep('income/review');
  });

  test('a look says what came of it: nothing new, what went wrong, or the next page', async () => {
    const at = await open({ hold: true });
    await at.press('Check again');
    expect(await screen.findByText('Nothing new yet.')).toBeVisible();
    await at.control('POST', '/faults', { method: 'GET', path: '**/status', kind: 'status', status: 403 });
    await at.press('Check again');
    expect(await screen.findByText(/^You do not have access to this/)).toBeVisible();
    expect(screen.queryByText('Nothing new yet.')).not.toBeInTheDocument();
    await at.control('DELETE', '/faults');
    await at.control('PATCH', `/applications/${at.application.uuid}`, {
      status: { checklistStatus: 'INCOME_VERIFICATION' },
    });
    await at.press('Check again');
    await at.waitForStep('income/review');
    expect(screen.queryByText('Nothing new yet.')).not.toBeInTheDocument();
  });

  test('without a day it says the usual time', async () => {
    await open({ underwriting: { step: 'SOMETHING_NEW', expectedBy: null }, hold: true });
    expect(await screen.findByText('This usually takes 1-2 business days.')).toBeVisible();
  });
});
