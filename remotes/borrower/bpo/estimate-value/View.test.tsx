import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';
import { writeOrder } from '../order-bpo/journey.ts';
import { writeEstimate } from './journey.ts';

const DAY = 24 * 60 * 60_000;
const MORE = 'Tell us more about your home (optional)';

const open = async (application: Record<string, unknown> = {}) => {
  const at = drive(
    await renderRemote(borrower, {
      path: '/{uuid}',
      application: { status: { checklistStatus: 'NO_AVM_FOUND' }, ...application },
    }),
  );
  await at.waitForStep('bpo/estimate-value');
  return at;
};
const answerOf = async (at: Awaited<ReturnType<typeof open>>) => {
  const held = await at.control<{ answers: Record<string, unknown> }>(
    'GET',
    `/applications/${at.application.uuid}`,
  );
  return held.answers.putPropertyEstimate;
};

describe('bpo/estimate-value', () => {
  test('a home without a value: estimate, order, visit, report, offers', async () => {
    const at = await open();
    await writeEstimate(at);
    await at.press('Continue');
    await at.waitForStep('bpo/order-bpo');
    await at.expectHeading('Order the valuation of your home');
    await writeOrder(at);
    await at.press('Order valuation');
    await at.waitForStep('bpo/hold');
    await at.expectHeading('Your valuation is ordered');
    await at.pass(1.1 * DAY);
    await at.press('Check again');
    await at.expectHeading('Your home is being valued');
    await at.pass(3 * DAY);
    await at.press('Check again');
    await at.expectHeading('Your property passed');
    await at.pass(DAY);
    await at.press('Check again');
    await at.expectHeading('We are checking the title of your home');
    await at.pass(DAY);
    await at.press('Check again');
    await at.waitForStep('product/select');
  });

  test('all that one knows of the home is sent', async () => {
    const at = await open();
    await writeEstimate(at, '450,000');
    await at.expand(MORE);
    await at.fill(/^What you paid for it/, '310,000');
    await at.fill(/^Year you bought it/, '2014');
    await at.fill(/^Bedrooms/, '3');
    await at.fill(/^Bathrooms \(/, '2.5');
    await at.fill(/^Square feet/, '1,850');
    await at.tick('New roof');
    await at.press('Continue');
    await at.waitForStep('bpo/order-bpo');
    expect(await answerOf(at)).toEqual({
      estimatedValue: 450_000,
      condition: 'GOOD',
      purchasePrice: 310_000,
      purchaseYear: 2014,
      bedrooms: 3,
      bathrooms: 2.5,
      squareFeet: 1850,
      changes: ['ROOF'],
    });
  });

  test('an estimate far from what is known is asked about, and taken', async () => {
    const at = await open({ adjustedHomeAmount: 200_000 });
    await at.fill('Your estimate', '450,000');
    expect(await screen.findByText(/^This is far from \$200,000/)).toBeVisible();
    await at.choose('Poor');
    expect(await screen.findByText(/^We may not be able to lend on homes below average/)).toBeVisible();
    await at.press('Continue');
    await at.waitForStep('bpo/order-bpo');
  });

  test('what is folded and wrong is seen', async () => {
    const at = await open();
    await writeEstimate(at);
    await at.expand(MORE);
    await at.fill(/^Year you bought it/, '1066');
    await at.press('Continue');
    expect(await screen.findByRole('link', { name: /: Enter a year from 1900 to 2\d{3}$/ })).toBeVisible();
    expect(await answerOf(at)).toBeUndefined();
  });

  test('after an evaluation of its own, or for a crypto-backed loan, nothing is ordered', async () => {
    const evaluated = await open({ status: { checklistStatus: 'RESI_EVAL_ESTIMATE' } });
    await writeEstimate(evaluated);
    await evaluated.press('Continue');
    await evaluated.waitForStep('product/select');
  });
});
