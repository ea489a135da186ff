import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';
import { uploadProof, writeReason } from './journey.ts';

const DAY = 24 * 60 * 60_000;

const open = async (checklistStatus: string, application: Record<string, unknown> = {}) => {
  const at = drive(
    await renderRemote(borrower, {
      path: '/{uuid}',
      application: { ...application, status: { checklistStatus, ...(application.status as object) } },
    }),
  );
  await at.waitForStep('bpo/hold');
  return at;
};
type Page = Awaited<ReturnType<typeof open>>;
const decide = (at: Page, body: object) =>
  at.control('POST', `/applications/${at.application.uuid}/valuation`, body);

describe('bpo/hold', () => {
  test('a valuation that we order ourselves comes by itself', async () => {
    const at = await open('BPO_ORDER_REQUEST', { status: { bpo: null } });
    await at.expectHeading('We are ordering a valuation of your home');
    await at.pass(2 * 60 * 60_000);
    await at.press('Check again');
    await at.expectHeading('Your home is being valued');
  });

  test.each(['BPO_ORDER_REQUEST', 'NAV_BPO_PROCESSING'])(
    'a valuation is complete when its own status says so, under %s',
    async (checklistStatus) => {
      const at = await open(checklistStatus, { status: { bpo: 'BPO_COMPLETE' }, hold: true });
      await at.expectHeading('The report on your home is here');
      const steps = within(screen.getByRole('list', { name: 'What happens when' })).getAllByRole('listitem');
      expect(steps.map((step) => /Completed/.test(step.textContent ?? ''))).toEqual([
        true,
        true,
        true,
        true,
        false,
        false,
      ]);
    },
  );

  test('a report that a control call decides; photos are read, and it goes on', async () => {
    const at = await open('NAV_BPO_PROCESSING');
    await decide(at, { condition: 'POOR', value: 410_000 });
    await at.press('Check again');
    await at.expectHeading('Your home is under review');
    expect(screen.getByText(/^The report says the condition is poor\. An underwriter/)).toBeVisible();
    expect(screen.getByText('$410,000', { selector: 'dd' })).toBeVisible();
    await uploadProof(at);
    await at.press('Send files');
    await at.readText(/^We have your files/);
    await at.pass(2.1 * DAY);
    await at.press('Check again');
    await at.expectHeading('Your property passed');
  });

  test('without a word of the owner the underwriter decides alone', async () => {
    const at = await open('UNACCEPTABLE_PROPERTY_CONDITION');
    await decide(at, { condition: 'POOR' });
    await at.press('Check again');
    await at.waitForStep('error/decline');
    expect(await screen.findByText('Unacceptable property')).toBeVisible();
  });

  test('who disagrees names sales; the application waits for the answer', async () => {
    const at = await open('FINAL_TITLE_PULL');
    await writeReason(at);
    await at.press('Add a sale');
    const sale = at.within('region', 'Sale 1');
    await sale.fill('Address', '14 Alder Way');
    await sale.fill('Sale price', '512,000');
    await sale.fill('Month', '9');
    await sale.fill('Day', '2');
    await sale.fill('Year', '2020');
    await at.press('Ask for another look');
    expect(
      await screen.findByRole('link', { name: /: The sale must be in the last 12 months$/ }),
    ).toBeVisible();
    const lastMonth = new Date(Date.now() - 30 * DAY);
    await sale.fill('Month', String(lastMonth.getMonth() + 1));
    await sale.fill('Year', String(lastMonth.getFullYear()));
    await at.press('Ask for another look');
    await at.readText(/^You asked for another look at the value on \w+day, /);
    await at.pass(2 * DAY);
    await at.press('Check again');
    expect(await screen.findByText('Nothing new yet.')).toBeInTheDocument();
    await at.pass(6 * DAY);
    await at.press('Check again');
    await at.waitForStep('income/review');
  });

  test('an answer to it is said', async () => {
    await open('FINAL_TITLE_PULL', {
      hold: true,
      valuation: {
        value: 400_000,
        reportedAt: '2026-11-18T18:00:00Z',
        reconsideration: { at: '2026-11-19T18:00:00Z', state: 'CHANGED' },
      },
    });
    expect(await screen.findByText('We looked at the value again, and changed it.')).toBeVisible();
    expect(screen.queryByText('What if I disagree?')).not.toBeInTheDocument();
  });
});
