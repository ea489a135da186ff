import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { datePartsOf, toIsoDate } from '#src/domain/dates/dates.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';
import { insured } from '../requirements/journey.ts';
import { writePolicy } from './journey.ts';

const DAY = 24 * 60 * 60_000;
const HIGHWATER = {
  status: { checklistStatus: 'GEN_CLOSING_DISCLOSURE', waitingOnFloodCert: true },
  owner: { firstName: 'Ana', lastName: 'Highwater' },
};
const LOW = /^Coverage looks lower than required: \$[\d,]+ is needed/;

/** From the notice to the form, as a person comes there. */
async function open() {
  const at = drive(await renderRemote(borrower, { path: '/{uuid}', application: HIGHWATER }));
  await at.tick(/^I have received this notice/);
  await at.press('Continue');
  await at.press('Upload proof');
  await at.expectHeading('Send proof of insurance');
  return at;
}

describe('insurance/upload', () => {
  test('a policy is sent, read within a day, and the closing goes on', async () => {
    const at = await open();
    await writePolicy(at);
    expect(screen.queryByText(LOW)).not.toBeInTheDocument();
    await at.press('Send for review');
    await at.waitForStep('insurance/requirements');
    expect(await screen.findByText('In review')).toBeVisible();
    await at.press('Back');
    await at.expectHeading("We're looking at your insurance");
    const { answers } = await at.control<{ answers: Record<string, unknown> }>(
      'GET',
      `/applications/${at.application.uuid}`,
    );
    expect(answers.postInsurancePolicy).toEqual({
      kind: 'FLOOD',
      insurer: 'Tidewater Mutual',
      policyNumber: 'FL-204417',
      effectiveDate: '2026-04-01',
      expirationDate: '2099-04-01',
      dwellingCoverage: 250_000,
      annualPremium: 912.5,
      agent: null,
      documentUuids: [expect.any(String)],
    });
    await at.pass(1.1 * DAY);
    await at.press('Check again');
    await at.waitForStep('bank/disburse');
  });

  test('too little cover is said, sent all the same, and refused with the reason', async () => {
    const at = await open();
    await writePolicy(at, '20,000');
    expect(await screen.findByText(LOW)).toBeVisible();
    await at.press('Send for review');
    await at.press('Back');
    await at.pass(1.1 * DAY);
    await at.press('Check again');
    await at.expectHeading('Next, we need proof of insurance');
    await at.press('See what we need');
    expect(await screen.findByText('The coverage is lower than what is needed.')).toBeVisible();
    await at.expectButton('Upload proof');
  });

  test('what is wrong in the part about the agent is said with the way there, though it was folded', async () => {
    const at = await open();
    await writePolicy(at);
    await at.expand('Whom can we ask about it?');
    await at.fill(/^Email of the agent/, 'bob@');
    await at.user.click(screen.getByText('Whom can we ask about it?'));
    await at.press('Send for review');
    await at.user.click(await screen.findByRole('link', { name: /email/i }));
    const email = screen.getByLabelText(/^Email of the agent/);
    expect(email).toBeInvalid();
    expect(email).toBeVisible();
    expect(email).toHaveFocus();
  });

  test.each([
    ['CONDO_MASTER', 'Building coverage', 'Enter the building coverage'],
    ['CONDO_HO6', 'Dwelling coverage of your unit', 'Enter the dwelling coverage of your unit'],
  ])('the coverage is asked for as the policy has it: %s', async (kind, label, missing) => {
    const at = drive(
      await renderRemote(borrower, {
        path: '/{uuid}/insurance/upload',
        ...insured([{ kind, status: 'NEEDED' }]),
      }),
    );
    await at.fill(label, '');
    await at.press('Send for review');
    await at.find('link', missing);
  });

  test('dates have to fit', async () => {
    const at = await open();
    await writePolicy(at);
    const ends = at.within('group', 'Ends on');
    await ends.fill('Year', '2025');
    await at.press('Send for review');
    await at.find('link', 'Ends on: The policy must end after it begins');
    await at.within('group', 'Begins on').fill('Year', '2024');
    await at.press('Send for review');
    await at.find('link', 'Ends on: This policy has ended. Send the one that is in force');
  });

  test('a policy runs until its day is over where the home is', async () => {
    // In Hawaii it is the evening before.
    const now = new Date();
    now.setUTCHours(0, 0, 0, 0);
    const { application } = insured([{ kind: 'FLOOD', status: 'NEEDED' }]);
    const at = drive(
      await renderRemote(borrower, {
        path: '/{uuid}/insurance/upload',
        now,
        application: { ...application, property: { state: 'HI' } },
      }),
    );
    await writePolicy(at);
    const { month, day, year } = datePartsOf(toIsoDate(now));
    const ends = at.within('group', 'Ends on');
    await ends.fill('Month', month);
    await ends.fill('Day', day);
    await ends.fill('Year', year);
    await at.press('Send for review');
    await at.waitForStep('insurance/requirements');
  });
});
