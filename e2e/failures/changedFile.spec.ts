import { writeFile } from 'node:fs/promises';
import { openApplication } from '../support/application.ts';
import { expect, FAILED_REQUESTS, test } from '../support/fixtures.ts';

test.use({ tolerated: FAILED_REQUESTS });

test('a file that was changed after it was chosen has to be chosen again', async ({
  page,
  origins,
  sandbox,
}, info) => {
  const path = info.outputPath('changed.pdf');
  await writeFile(path, '%PDF-1.4\n');
  await openApplication(page, { origins, sandbox }, 'CREDIT_NO_MATCH_SSN');
  const input = page.getByLabel(/^Social Security card or W-2/);
  await page.route(/\/documents$/, (route) => route.abort(), { times: 1 });
  await input.setInputFiles(path);
  const retry = page.getByRole('button', { name: 'Retry changed.pdf' });
  await expect(retry).toBeVisible();
  await writeFile(path, '%PDF-1.4\n% another page\n');
  await retry.click();
  await expect(
    page.getByText('changed.pdf was changed after you chose it. Choose it again', { exact: true }),
  ).toBeVisible();
  await expect(retry).toHaveCount(0);
});
