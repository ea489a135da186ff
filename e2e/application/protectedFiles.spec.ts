import { pdfFiles } from '#src/testing/pdfFiles.ts';
import { openApplication } from '../support/application.ts';
import { expect, test } from '../support/fixtures.ts';

/** A PDF that opens without a password is taken, whatever may not be done with it (docs/rules.md#uploads). */
test('a PDF is asked about only if it needs a password to be opened', async ({ page, origins, sandbox }) => {
  const { opens, needsPassword } = await pdfFiles();
  const choose = (files: Map<string, Buffer>) =>
    page
      .getByLabel(/^Social Security card or W-2/)
      .setInputFiles([...files].map(([name, buffer]) => ({ name, buffer, mimeType: 'application/pdf' })));
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await openApplication(page, { origins, sandbox }, 'CREDIT_NO_MATCH_SSN');

  await choose(needsPassword);
  for (const name of needsPassword.keys()) await expect(page.getByText(`${name} is protected`)).toBeVisible();
  await choose(opens);
  for (const name of opens.keys()) await expect(row(name)).toContainText('Uploaded');
});
