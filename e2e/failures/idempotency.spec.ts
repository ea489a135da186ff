import { contactUntilHousing } from '#remotes/borrower/start/contact/journey.ts';
import { openApplication } from '../support/application.ts';
import { BrowserDriver } from '../support/browserDriver.ts';
import { expect, FAILED_REQUESTS, test } from '../support/fixtures.ts';

test.use({ tolerated: FAILED_REQUESTS });

test('an answer that was lost: the same call, over a second try and a reload, in no storage afterwards', async ({
  page,
  origins,
  sandbox,
}) => {
  const at = new BrowserDriver(page);
  const { uuid } = await openApplication(page, { origins, sandbox }, 'COLLECT_ADDITIONAL_INFO');
  await contactUntilHousing(at);
  await at.choose('No');
  await sandbox.call('POST', `/applications/${uuid}/hold`);
  const lost = { method: 'PUT', path: '**/contact', kind: 'network' };
  await sandbox.fault(lost);
  await sandbox.call('DELETE', '/requests');
  await at.press('Continue');
  const offline = page.getByRole('alert').filter({ hasText: 'Check your internet connection' });
  await expect(offline).toBeVisible();
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(await stored()).toContain(`once:OAKLINE:PUT /`);

  await page.reload();
  await expect(at.radio('No')).toBeChecked();
  await sandbox.clearFaults();
  // The server acts, but its answer is lost.
  await sandbox.fault({ ...lost, after: true });
  await at.press('Continue');
  await expect(offline).toBeVisible();
  await sandbox.clearFaults();
  await at.press('Continue');
  await at.expectHeading('Demographic information');

  const sent = (await sandbox.requests()).filter(
    ({ method, path }) => method === 'PUT' && path.endsWith('/contact'),
  );
  const keys = new Set(sent.map(({ headers }) => headers['idempotency-key']));
  expect(sent.length).toBeGreaterThanOrEqual(3);
  expect([...keys]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  expect(await stored()).not.toContain('once:OAKLINE');
});
