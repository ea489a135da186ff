import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { samplePdf } from '#src/testing/pageDriver.ts';
import { openerOf } from '#src/testing/testingLibraryDriver.ts';
import { journey, SEND } from './journey.ts';

const CHECKING = journey.states.answered.heading;
const { status } = journey.states[''].application;
const DAY = 24 * 60 * 60_000;

const openWait = openerOf(borrower, '/{uuid}', {
  status,
  owner: { firstName: 'Ana', lastName: 'Otherparcel' },
});
/** From where one waits for the title search. */
const open = async () => {
  const at = await openWait();
  await at.waitForStep('error/timeout');
  await at.press('Answer our question');
  await at.waitForStep('review-app/incorrect-pin');
  return at;
};
const LOTS = /^12 Alder Way, Boise, ID 83702, parcel R-0412-/;

describe('review-app/incorrect-pin', () => {
  test('lots are told apart by owner, number, size and shape; the answer is looked at for a day', async () => {
    const at = await open();
    const [mine, other] = await screen.findAllByRole('radio', { name: LOTS });
    expect(mine).toHaveAccessibleDescription(/Owner: Ana Otherparcel.*8,700 sq ft/);
    expect(other).toHaveAccessibleDescription(/Owner: Morgan Ellery/);
    expect(screen.getAllByRole('img', { name: 'Shape of the lot' })).toHaveLength(2);
    await at.user.click(mine as HTMLElement);
    await at.press(SEND);
    const heading = await at.find('heading', CHECKING);
    await waitFor(() => expect(heading).toHaveFocus());
    await at.pass(1.1 * DAY);
    await at.press('Check again');
    await at.waitForStep('income/review');
  });

  test('on the other lot the home is looked up and valued again, and the offers change with it', async () => {
    const at = await open();
    const held = () =>
      at.control<{ adjustedHomeAmount: number; history: { status: string }[] }>(
        'GET',
        `/applications/${at.application.uuid}`,
      );
    const before = (await held()).adjustedHomeAmount;
    const [, other] = await screen.findAllByRole('radio', { name: LOTS });
    await at.user.click(other as HTMLElement);
    await at.press(SEND);
    await at.expectHeading(CHECKING);
    await at.pass(1.1 * DAY);
    await at.press('Check again');
    await at.waitForStep('product/select');
    expect(await screen.findByText(/on another lot than the one we valued/)).toBeVisible();
    const after = await held();
    expect(after.adjustedHomeAmount).toBeLessThan(before);
    expect(after.history.map(({ status }) => status)).toContain('WAITING_FOR_PROPERTY_VALUE');
  });

  test('another lot is named by its number and county, and shown', async () => {
    const at = await open();
    await at.choose('None of these');
    await at.fill('Parcel number (APN)', 'R-9');
    await at.fill('County', 'Ada');
    await at.upload(/^Tax bill or deed/, samplePdf('bill.pdf'));
    await at.readText('Uploaded');
    await at.press(SEND);
    await at.expectHeading(CHECKING);
    const { answers } = await at.control<{ answers: Record<string, unknown> }>(
      'GET',
      `/applications/${at.application.uuid}`,
    );
    expect(answers.postPropertyAnswer).toMatchObject({
      county: 'Ada',
      parcelNumber: 'R-9',
      documentUuids: [expect.any(String)],
    });
  });

  test('nobody is asked who opens the address without a question', async () => {
    const at = await openerOf(borrower, '/{uuid}/review-app/incorrect-pin', { status, hold: true })();
    await at.expectHeading(CHECKING);
  });
});
