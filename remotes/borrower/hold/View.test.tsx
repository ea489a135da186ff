import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive, type TestPage } from '#src/testing/testingLibraryDriver.ts';
import { journey } from './journey.ts';

const DAY = 24 * 60 * 60_000;
const { '': due, ordered } = journey.states;
const DUE = due.application;
const PENDING = ordered.application.status;
const COVERED = { 'fe-heloc-company-covers-appraisal': true };

const open = async (
  checklistStatus: string,
  input: Partial<Parameters<typeof renderRemote>[1]> = {},
  more: Record<string, unknown> = {},
) => {
  const at = drive(
    await renderRemote(borrower, {
      path: '/{uuid}',
      application: { status: { checklistStatus }, ...more },
      ...input,
    }),
  );
  await at.waitForStep('hold');
  return at;
};

/** On the card page, in another tab. */
async function payOnCardPage({ sandbox }: TestPage, link: HTMLElement): Promise<string> {
  const { href } = link as HTMLAnchorElement;
  const shown = await (await sandbox.app.fetch(new Request(href))).text();
  await sandbox.app.fetch(new Request(href, { method: 'POST' }));
  return shown;
}
/** What stands at a step. */
const step = (name: string) => screen.getByText(new RegExp(`^${name}`)).closest('li');

describe('hold, the fee', () => {
  test('is paid on the card page of the appraiser, and this page notices', async () => {
    const at = await open(DUE);
    await at.expectHeading(due.heading);
    expect(screen.getByText('Cost', { selector: 'dt' }).nextSibling).toHaveTextContent('$650.00');
    expect(screen.getByText('Paid to', { selector: 'dt' }).nextSibling).toHaveTextContent(
      'Ridgeline Appraisals',
    );
    expect(screen.getByText(/^You pay no fee that cannot be refunded before \w+day, /)).toBeVisible();
    const link = await screen.findByRole('link', { name: /^Pay \$650\.00/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(await payOnCardPage(at, link)).toContain('Pay Ridgeline Appraisals');
    window.dispatchEvent(new Event('focus'));
    await at.expectHeading(ordered.heading);
  });

  test('where we pay it, a word is enough', async () => {
    const at = await open(DUE, { flags: COVERED });
    await at.expectButton('Order the appraisal');
    expect(screen.getByText('Cost', { selector: 'dt' }).nextSibling).toHaveTextContent('We pay it for you');
    expect(screen.queryByRole('link', { name: /^Pay/ })).not.toBeInTheDocument();
    await at.control('POST', '/faults', {
      method: 'POST',
      path: '**/appraisal/order',
      kind: 'status',
      status: 500,
      times: 1,
    });
    await at.press('Order the appraisal');
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
    await at.press('Order the appraisal');
    await at.expectHeading(ordered.heading);
  });

  test.each([
    ['to be paid', {}, []],
    ['paid by us', { flags: COVERED }, ['We pay it for you']],
  ])('no cost is named before it is known, %s', async (_, input, shown) => {
    const at = await open(DUE, input, { appraisal: null });
    await at.expectHeading(due.heading);
    const costs = () =>
      screen.queryAllByText('Cost', { selector: 'dt' }).map((term) => term.nextSibling?.textContent);
    await waitFor(() => expect(costs()).toEqual(shown));
    expect(document.body).not.toHaveTextContent('$0.00');
  });

  test('a page that is no web page is not offered', async () => {
    await open(DUE, {}, { appraisal: { fee: 650, vendor: 'X', paymentUrl: 'javascript:alert(1)' } });
    expect(await screen.findByText(/^The card page is being prepared/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Pay/ })).not.toBeInTheDocument();
  });

  test('without an appraisal there are smaller offers', async () => {
    const at = await open(DUE);
    const { reach, submit } = journey.calls.postAppraisalDecline;
    await reach(at);
    await at.press(submit);
    await at.waitForStep('product/select');
  });

  test('or the application is withdrawn', async () => {
    const at = await open(DUE);
    await at.press("I don't want an appraisal");
    await at.choose('Withdraw my application');
    await at.press('Continue without an appraisal');
    await waitFor(() => expect(at.left).toEqual(['http://localhost/dashboard']));
    const { status } = await at.control<{ status: { checklistStatus: string } }>(
      'GET',
      `/applications/${at.application.uuid}`,
    );
    expect(status.checklistStatus).toBe('CANCELLED');
  });
});

describe('hold, the visit', () => {
  test('is booked, done and reported, each with its day', async () => {
    const at = await open(PENDING);
    await at.expectHeading(ordered.heading);
    expect(step('Ordered')).toHaveTextContent(/\w+day, /);
    expect(step('Visit booked')).toHaveAttribute('aria-current', 'step');
    await at.pass(1.1 * DAY);
    await at.press('Check again');
    await waitFor(() => expect(step('Visit booked')).toHaveTextContent(/\w+day, /));
    await at.pass(4 * DAY);
    await at.press('Check again');
    await at.waitForStep('error/timeout');
    await at.press('See what we are reviewing');
    await at.waitForStep('review-app/uw');
  });

  test('the appraiser hears whom to call, and it can be changed', async () => {
    const at = await open(PENDING);
    expect(
      (await screen.findByText(/^Ridgeline Appraisals calls Ana Rivera at/)).parentElement,
    ).toHaveTextContent(/\(208\) 555-0100 to book/);
    const button = 'Add access notes or another contact';
    await at.press(button);
    await waitFor(() => expect(screen.getByRole('heading', { name: button })).toHaveFocus());
    expect(await screen.findByRole('textbox', { name: /^Name of the person/ })).toHaveValue('Ana Rivera');
    await at.fill(/^Access notes/, 'Park on the street.');
    await at.fill(/^Pets at home/, 'One dog');
    await at.press(ordered.refused.button);
    const receipt = await screen.findByText(/^Saved\. Ridgeline Appraisals calls Ana Rivera at/);
    await waitFor(() => expect(document.activeElement).toContainElement(receipt));
    await at.press('Change the notes or the contact');
    expect(await screen.findByRole('textbox', { name: /^Pets at home/ })).toHaveValue('One dog');
    const { appraisal } = await at.control<{ appraisal: { visit: object } }>(
      'GET',
      `/applications/${at.application.uuid}`,
    );
    expect(appraisal.visit).toMatchObject({ notes: 'Park on the street.', pets: 'One dog' });
  });

  test('nobody calls to book a visit that is booked', async () => {
    await open(
      PENDING,
      {},
      {
        hold: true,
        appraisal: {
          fee: 650,
          vendor: 'Ridgeline Appraisals',
          orderedAt: '2026-11-16T18:00:00Z',
          scheduledFor: '2099-11-19T18:00:00Z',
        },
      },
    );
    expect(
      (await screen.findByText(/^Ridgeline Appraisals calls Ana Rivera at/)).parentElement,
    ).toHaveTextContent(/\(208\) 555-0100 if anything changes/);
    expect(screen.queryByText(/to book it/)).not.toBeInTheDocument();
  });

  test('the report is theirs, too', async () => {
    await open(PENDING);
    expect(await screen.findByText(/^You have the right to a copy of the report/)).toBeVisible();
  });
});
