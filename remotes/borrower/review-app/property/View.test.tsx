import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { putDraft } from '#src/api/contract/drafts.ts';
import { createTestSandbox } from '#src/testing/builders.ts';
import { samplePdf } from '#src/testing/pageDriver.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive, type TestPage } from '#src/testing/testingLibraryDriver.ts';
import { writeParcelNumber } from './journey.ts';

const SEND = 'Look for my home again';
const DAY = 24 * 60 * 60_000;

const open = async (checklistStatus = 'NO_PROPERTY_FOUND', more: Record<string, unknown> = {}) => {
  const at = drive(
    await renderRemote(borrower, { path: '/{uuid}', application: { status: { checklistStatus }, ...more } }),
  );
  await at.waitForStep('review-app/property');
  return at;
};
const held = (at: TestPage) =>
  at.control<{ answers: Record<string, unknown>; property: Record<string, unknown> }>(
    'GET',
    `/applications/${at.application.uuid}`,
  );

describe('review-app/property', () => {
  test('with the number of the parcel it is found at once', async () => {
    const at = await open();
    await writeParcelNumber(at);
    await at.control('PUT', '/clock', { rate: 50 });
    await at.press(SEND);
    await at.waitForStep('product/select');
    expect((await held(at)).answers.postPropertyAnswer).toMatchObject({
      reason: 'RECORDS',
      parcelNumber: 'R-0412-031-000',
      street1: null,
    });
  });

  test('one of several homes is chosen by unit and owner', async () => {
    const at = await open('MULTIPLE_PROPERTIES');
    const other = await screen.findByRole('radio', { name: /^12 Alder Way, Unit 2/ });
    expect(other).toHaveAccessibleDescription(/Owners: Morgan Ellery and Dana Ellery/);
    await at.choose(/^12 Alder Way, Unit 1/);
    await at.control('PUT', '/clock', { rate: 50 });
    await at.press(SEND);
    await at.waitForStep('product/select');
    expect((await held(at)).property).toMatchObject({ street2: 'Unit 1' });
  });

  test('a home that is written another way can be shown by its papers, too', async () => {
    const at = await open();
    await at.choose('The street or the unit is written another way');
    await at.fill(/^Apartment, suite or unit/, 'Apt B');
    await at.fill(/^County/, 'Ada');
    await at.upload(/^Deed, tax bill or legal description/, samplePdf('deed.pdf'));
    await at.readText('Uploaded');
    await at.press(SEND);
    await at.expectHeading('We are looking for your home');
    expect((await held(at)).answers.postPropertyAnswer).toMatchObject({
      reason: 'ADDRESS',
      street2: 'Apt B',
      county: 'Ada',
      documentUuids: [expect.any(String)],
    });
  });

  test('a new home is looked for by a person, with its papers', async () => {
    const at = await open();
    await at.choose('It was built recently');
    await at.upload(/^Deed, tax bill or legal description/, samplePdf('deed.pdf'));
    await at.readText('Uploaded');
    await at.press(SEND);
    const heading = await at.find('heading', 'We are looking for your home');
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByText(/1-2 business days/)).toHaveTextContent(at.application.email);
    await at.control('PUT', '/clock', { rate: 50 });
    await at.pass(1.1 * DAY);
    await at.press('Check again');
    await at.waitForStep('product/select');
  });

  test('a home that was bought recently is not eligible, and nothing is sent', async () => {
    const at = await open('MULTIPLE_PROPERTIES');
    await at.choose('None of these');
    await at.choose('I bought it in the last 90 days');
    expect(await screen.findByText(/in the last 90 days is not eligible\.$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: SEND })).not.toBeInTheDocument();
    await at.choose(/^12 Alder Way, Unit 1/);
    await at.expectButton(SEND);
  });

  test('nothing is sent either where a draft says that it was bought recently', async () => {
    const sandbox = await createTestSandbox();
    const { api, params, uuid, jwt } = await sandbox.applicant({
      status: { checklistStatus: 'NO_PROPERTY_FOUND' },
    });
    await api.call(putDraft, {
      params: { ...params, screen: 'review-app.property' },
      body: { values: { reason: 'RECENT' }, version: '1', replaces: [null] },
    });
    const at = drive(await renderRemote(borrower, { path: `/${uuid}`, sandbox, jwt }));
    await at.waitForStep('review-app/property');
    expect(await screen.findByText(/in the last 90 days is not eligible\.$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: SEND })).not.toBeInTheDocument();
    await at.choose('The address is right');
    await at.expectButton(SEND);
  });

  test('names what nobody lends on', async () => {
    const at = await open();
    await at.expand('Homes that we do not lend on');
    expect(screen.getByText('Co-ops and timeshares')).toBeVisible();
  });
});
