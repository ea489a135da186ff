import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive, type TestPage } from '#src/testing/testingLibraryDriver.ts';
import { writeEmployer } from './journey.ts';

const DAY = 24 * 60 * 60_000;

const open = async (application: Record<string, unknown> = {}) =>
  drive(
    await renderRemote(borrower, {
      path: '/{uuid}',
      application: { status: { checklistStatus: 'EMPLOYMENT_VERIFICATION' }, ...application },
    }),
  );
const answerOf = async (at: TestPage) => {
  const held = await at.control<{ answers: Record<string, unknown> }>(
    'GET',
    `/applications/${at.application.uuid}`,
  );
  return held.answers.putEmployment;
};

describe('income/employer-verification', () => {
  test('whom to ask is sent, then it says how long, and goes on when the employer was called', async () => {
    const at = await open();
    await at.expectHeading('We need to confirm you still work at Brightwater Logistics');
    await writeEmployer(at);
    await at.press('Continue');
    await at.expectHeading('We are confirming your job');
    expect(screen.getByText(/^We call within 1-2 business days/)).toBeVisible();
    expect(screen.getByText(/we will email you/)).toHaveTextContent(at.application.email);
    expect(await answerOf(at)).toEqual({
      current: true,
      name: 'Brightwater Logistics',
      contactAllowed: true,
      workPhone: '2085550177',
      jobTitle: 'Dispatcher',
      startDate: '2019-03-15',
      contactName: null,
      contactEmail: null,
    });
    await at.pass(1.1 * DAY);
    await at.press('Check again');
    await at.waitForStep('identity');
  });

  test('one’s own number is not the employer’s, and a job has begun', async () => {
    const at = await open();
    await at.choose('Yes');
    await at.press('Continue');
    await at.find('link', 'Enter the work phone of your employer');
    await writeEmployer(at);
    await at.fill('Work phone', '(208) 555-0100');
    await at.fill('Year', '2099');
    await at.press('Continue');
    await at.find('link', /: Enter your employer's number, not yours$/);
    await at.find('link', 'The start date cannot be in the future');
  });

  test('another job is another income, which is verified', async () => {
    const at = await open();
    await at.choose('No');
    await at.expectHeading('Your employment has changed. Tell us about your new situation');
    await at.press('Continue');
    await at.select('Employment type', 'Self-employed');
    await at.press('Continue');
    await at.waitForStep('income/review');
    expect(await answerOf(at)).toEqual({ current: false, employmentType: 'SELF_EMPLOYED' });
  });

  test('what was typed of the job is not asked of another one', async () => {
    const at = await open();
    await writeEmployer(at);
    await at.expand('Someone we can ask for');
    await at.fill(/^Name of your supervisor or HR/, 'x'.repeat(256));
    await at.fill(/^Their work email/, 'bob@');
    await at.choose('No');
    await at.select('Employment type', 'Self-employed');
    await at.press('Continue');
    await at.waitForStep('income/review');
  });

  test('what is wrong in a part that was folded is said with the way there', async () => {
    const at = await open();
    await writeEmployer(at);
    await at.expand('Someone we can ask for');
    await at.fill(/^Their work email/, 'bob@');
    await at.user.click(screen.getByText('Someone we can ask for'));
    await at.press('Continue');
    await at.find('link', /email/i);
    expect(screen.getByLabelText(/^Their work email/)).toBeInvalid();
  });

  test('who has no job hears what to choose, and whom to call', async () => {
    const at = await open();
    await at.choose('No');
    await at.select('Employment type', 'Unemployed / furloughed');
    expect(await at.find('combobox', 'Employment type')).toHaveAccessibleDescription(
      /If you receive other income, choose that source/,
    );
    await at.find('link', /^Call \(/);
    await at.select('Employment type', 'Self-employed');
    expect(await at.find('combobox', 'Employment type')).not.toHaveAccessibleDescription(/./);
  });

  test('of a business its license or website is asked', async () => {
    const at = await open({ income: { employmentType: 'SELF_EMPLOYED' } });
    await at.expectHeading('We need to confirm your business');
    await at.choose('Yes');
    await at.fill('Legal name of your business', 'Harrow Street Market LLC');
    await at.fill('License number or website', 'harrowstreet.example');
    await at.expand('An accountant who knows it');
    await at.fill(/^Name of your accountant/, 'Lee Oduya');
    await at.tick(/^You may look up this business/);
    await at.press('Continue');
    await at.expectHeading('We are confirming your business');
    expect(screen.getByText(/^We look within 1-2 business days/)).toBeVisible();
    expect(await answerOf(at)).toMatchObject({
      name: 'Harrow Street Market LLC',
      license: 'harrowstreet.example',
      accountantName: 'Lee Oduya',
    });
  });
});
