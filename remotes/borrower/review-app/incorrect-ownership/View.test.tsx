import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { putDraft } from '#src/api/contract/drafts.ts';
import { createTestSandbox } from '#src/testing/builders.ts';
import { samplePdf } from '#src/testing/pageDriver.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive, type TestPage } from '#src/testing/testingLibraryDriver.ts';
import { writeOwnership } from './journey.ts';

const SEND = 'Send my answer';
const CHECKING = 'We are checking who owns your home';
const DAY = 24 * 60 * 60_000;

/** From where one waits for the title search. */
const open = async (input: Partial<Parameters<typeof renderRemote>[1]> = {}) => {
  const at = drive(
    await renderRemote(borrower, {
      path: '/{uuid}',
      application: {
        status: { checklistStatus: 'ORDER_FULL_TITLE' },
        owner: { firstName: 'Ana', lastName: 'Otherowner' },
      },
      ...input,
    }),
  );
  await at.waitForStep('error/timeout');
  await at.press('Answer our question');
  await at.waitForStep('review-app/incorrect-ownership');
  return at;
};
const sent = async (at: TestPage) =>
  (await at.control<{ answers: Record<string, unknown> }>('GET', `/applications/${at.application.uuid}`))
    .answers.postOwnershipAnswer;
async function writeDate(at: TestPage, month: string, day: string, year: string): Promise<void> {
  await at.choose('The home was transferred to me recently');
  await at.fill('Month', month);
  await at.fill('Day', day);
  await at.fill('Year', year);
}

describe('review-app/incorrect-ownership', () => {
  test('a deed is sent and looked at, and a day later it goes on', async () => {
    const at = await open();
    await at.expectHeading('County records list Morgan Ellery as owner');
    expect(screen.getByText(/^Your name, Ana Otherowner, is not there/)).toBeVisible();
    await writeOwnership(at);
    await at.press(SEND);
    const heading = await at.find('heading', CHECKING);
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByText('You answered: The records are wrong.')).toBeVisible();
    await at.pass(1.1 * DAY);
    await at.press('Check again');
    await at.waitForStep('income/review');
  });

  test('a trust is named and certified', async () => {
    const at = await open();
    await at.choose('A trust owns it');
    await at.fill('Name of the trust', 'Rivera Family Trust');
    await at.upload(/^Your proof/, samplePdf('trust.pdf'));
    await at.readText('Uploaded');
    await at.press(SEND);
    await at.expectHeading(CHECKING);
    expect(await sent(at)).toEqual({
      answer: 'TRUST',
      trustName: 'Rivera Family Trust',
      deedDate: null,
      documentUuids: [expect.any(String)],
    });
  });

  test('a transfer of less than 90 days ago is not eligible, an older one is', async () => {
    const at = await open({ now: new Date('2026-11-22T18:00:00Z') });
    await writeDate(at, '10', '1', '2026');
    expect(await screen.findByText(/in the last 90 days is not eligible\.$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: SEND })).not.toBeInTheDocument();
    await writeDate(at, '12', '1', '2026');
    await at.press(SEND);
    expect(await screen.findByRole('link', { name: /must be in the past$/ })).toBeVisible();
    await writeDate(at, '3', '1', '2026');
    await at.upload(/^Your proof/, samplePdf('deed.pdf'));
    await at.readText('Uploaded');
    await at.press(SEND);
    await at.expectHeading(CHECKING);
    expect(await sent(at)).toMatchObject({ deedDate: '2026-03-01' });
  });

  test('a company is told that we do not lend to it', async () => {
    const at = await open();
    await at.choose('A company (LLC) owns it');
    expect(await screen.findByText(/^We lend to people/)).toBeVisible();
    expect(screen.queryByRole('button', { name: SEND })).not.toBeInTheDocument();
  });

  test('an answer of a draft that is not eligible is not sent either', async () => {
    const sandbox = await createTestSandbox();
    const { api, params, uuid, jwt } = await sandbox.applicant({
      status: { checklistStatus: 'ORDER_FULL_TITLE' },
      titleQuestion: 'OWNERSHIP',
    });
    await api.call(putDraft, {
      params: { ...params, screen: 'review-app.incorrect-ownership' },
      body: { values: { answer: 'LLC' }, version: '1', replaces: [null] },
    });
    const path = `/${uuid}/review-app/incorrect-ownership`;
    const at = drive(await renderRemote(borrower, { path, sandbox, jwt }));
    expect(await screen.findByText(/^We lend to people/)).toBeVisible();
    expect(screen.queryByRole('button', { name: SEND })).not.toBeInTheDocument();
    await at.choose('A trust owns it');
    await at.expectButton(SEND);
  });

  test('another form of the name needs no document', async () => {
    const at = await open();
    await at.choose('It is me, under another form of my name');
    await at.press(SEND);
    await at.expectHeading(CHECKING);
  });
});
