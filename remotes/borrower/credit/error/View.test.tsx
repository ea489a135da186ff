import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { openerOf, type TestPage } from '#src/testing/testingLibraryDriver.ts';
import { journey, RETRY } from './journey.ts';

const { '': soft, hard, 'three tries': third } = journey.states;
const STILL = third.heading;

const open = openerOf(borrower, '/{uuid}', { status: soft.application });
const ofApplication = ({ control, application }: TestPage, path: string, body: object) =>
  control('POST', `/applications/${application.uuid}/${path}`, body);
const bureaus = () => screen.getAllByRole('link', { name: /^(equifax|experian|transunion)\.com/ });

/** Tries again, long after the last try, and meets the page again. */
async function retryWithoutSuccess(at: TestPage): Promise<void> {
  await at.pass(61_000);
  await at.press(RETRY);
  await at.expectHeading(STILL);
}

describe('credit/error', () => {
  test('names all three bureaus where none is known, with number and site', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: soft.heading })).toBeVisible();
    expect(bureaus()).toHaveLength(3);
    expect(screen.getByRole('link', { name: '(888) 397-3742' })).toHaveAttribute('href', 'tel:+18883973742');
    expect(screen.getByText(/^This check will not affect your score/)).toBeVisible();
    expect(screen.getByText(/^This is not a decline/)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/Equal Credit Opportunity/);
    expect(screen.getByRole('link', { name: /^Call \(/ })).toBeVisible();
  });

  test('names the bureau that keeps its file closed, and what a hard inquiry is', async () => {
    await open({ ...hard.application, creditFreeze: { bureaus: ['Experian', 'A bureau of tomorrow'] } });
    expect(await screen.findByText(/^Experian did not let us see your credit file/)).toBeVisible();
    expect(bureaus()).toHaveLength(1);
    expect(screen.getByText(/^This is a hard inquiry you already authorized/)).toBeVisible();
  });

  test('once it is lifted, another try leads on', async () => {
    const at = await open();
    await at.expectButton(RETRY);
    await at.control('PUT', '/clock', { rate: 50 });
    await at.press(RETRY);
    await at.waitForStep('product/select');
  });

  test('a hard inquiry that was kept out leads on to the income', async () => {
    const at = await open({ status: hard.application.status });
    await at.expectButton(RETRY);
    await at.control('PUT', '/clock', { rate: 50 });
    await at.press(RETRY);
    await at.waitForStep('income/review');
  });

  test('while it is frozen, tries come back with the news, a minute apart; the third leads to a person', async () => {
    const at = await open();
    await at.expectButton(RETRY);
    await ofApplication(at, 'credit-freeze', { lifted: false });
    await at.control('PUT', '/clock', { rate: 10 });
    await retryWithoutSuccess(at);
    const news = await at.find('heading', STILL);
    await waitFor(() => expect(news).toHaveFocus());
    expect(news).toHaveAccessibleDescription(/^We tried again/);
    const retry = await at.find('button', RETRY);
    expect(retry).toHaveAttribute('aria-disabled', 'true');
    expect(retry).toHaveAccessibleDescription('You can try again one minute after the last try.');
    at.unmount();

    for (const tries of [2, 3]) {
      await at.pass(61_000);
      const again = await at.reopen();
      await again.press(RETRY);
      await waitFor(async () => {
        const held = await again.control<{ creditFreeze: { failedTries: number } }>(
          'GET',
          `/applications/${at.application.uuid}`,
        );
        expect(held.creditFreeze.failedTries).toBe(tries);
      });
      again.unmount();
    }
    await at.reopen();
    expect(await screen.findByRole('heading', { level: 1, name: STILL })).toHaveAccessibleDescription(
      /^Still frozen after 3 tries\? Call us/,
    );
    expect(await screen.findByRole('link', { name: /^Call \(/ })).toBeVisible();
  });

  test('a reminder is asked for once, and comes a day later', async () => {
    const at = await open();
    await at.press('Remind me by email');
    const receipt = await screen.findByText(/^We will remind you on \w+day, \w+ \d+, \d{4} at applicant-/);
    expect(receipt).toBeVisible();
    await waitFor(() => expect(document.activeElement).toContainElement(receipt));
    expect(document.activeElement).not.toContainElement(await at.find('button', RETRY));
    expect(screen.queryByRole('button', { name: 'Remind me by email' })).not.toBeInTheDocument();
    const mails = () => at.control<{ subject: string }[]>('GET', '/outbox');
    expect(await mails()).toEqual([]);
    await at.pass(25 * 60 * 60_000);
    // The sandbox looks at an application when it is asked for.
    await at.control('GET', `/applications/${at.application.uuid}`);
    expect(await mails()).toMatchObject([{ subject: STILL }]);
  });

  test('a reminder of an earlier visit takes no focus', async () => {
    await open({ creditFreeze: { bureaus: [], remindAt: '2099-11-24' } });
    const receipt = await screen.findByText(/^We will remind you on Tuesday, November 24, 2099/);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    // The box with its icon is what would have it.
    const { activeElement, body } = document;
    expect(activeElement === body || !activeElement?.contains(receipt)).toBe(true);
  });
});
