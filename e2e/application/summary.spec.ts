import { demographics } from '#remotes/borrower/start/hmda/journey.ts';
import { openApplication } from '../support/application.ts';
import { BrowserDriver } from '../support/browserDriver.ts';
import { expect, test } from '../support/fixtures.ts';

test.describe.configure({ mode: 'parallel' });

const SUMMARY = 'Review and submit your application';

test('an answer is changed from the summary, or left as it was', async ({ page, origins, sandbox }) => {
  const at = new BrowserDriver(page);
  const purpose = page.getByRole('button', { name: 'Change: Purpose of the line' });
  const answer = page.getByRole('definition');
  const openHome = () => page.locator('summary').filter({ hasText: /^Home/ }).click();
  await openApplication(page, { origins, sandbox }, 'APP_SUBMISSION');
  await openHome();
  await expect(answer.filter({ hasText: 'Home improvement' })).toBeVisible();

  await purpose.click();
  await at.expectHeading('A few more details');
  await at.choose('Travel');
  await page.goBack();
  await at.expectHeading(SUMMARY);
  await openHome();
  await expect(answer.filter({ hasText: 'Home improvement' })).toBeVisible();

  await purpose.click();
  await at.choose('Travel');
  await at.press('Save changes');
  await at.expectHeading(SUMMARY);
  await openHome();
  await expect(answer.filter({ hasText: 'Travel' })).toBeVisible();
  await expect(answer.filter({ hasText: 'Home improvement' })).toHaveCount(0);
});

test('two applicants answer the demographic questions one after the other', async ({
  page,
  origins,
  sandbox,
}) => {
  const at = new BrowserDriver(page);
  await openApplication(page, { origins, sandbox }, { scenario: 'co-applicant' });
  await expect(page.getByText('Applicant 1 of 2')).toBeVisible();
  await demographics(at);
  await at.expectHeading('Demographic information: Jordan Rivera');
  await expect(page.getByText('Applicant 2 of 2')).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);

  await page.goBack();
  await expect(page.getByText('Applicant 1 of 2')).toBeVisible();
  await page.goForward();
  await at.tick('I am answering on behalf of, and with, Jordan Rivera');
  await demographics(at);
  await at.expectHeading(SUMMARY);
});
