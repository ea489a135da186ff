import { pdfFiles } from '#src/testing/pdfFiles.ts';
import { openApplication } from '../support/application.ts';
import { BrowserDriver } from '../support/browserDriver.ts';
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

test('a protected PDF of an ID is opened on the device', async ({ page, origins, sandbox }) => {
  const { needsPassword } = await pdfFiles('open-passport-1');
  const at = new BrowserDriver(page);
  await openApplication(page, { origins, sandbox }, 'IDENTITY_VERIFICATION');
  await at.choose('US Passport');
  await at.press('Continue');
  await page.getByLabel('Upload a photo').setInputFiles({
    name: 'user-1.7.pdf',
    mimeType: 'application/pdf',
    buffer: needsPassword.get('user-1.7.pdf') ?? Buffer.alloc(0),
  });
  const password = page.getByLabel('Password of user-1.7.pdf');
  await expect(password).toBeFocused();
  await at.press('Remove user-1.7.pdf');
  await expect(password).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByLabel('Upload a photo').setInputFiles({
    name: 'user-1.7.pdf',
    mimeType: 'application/pdf',
    buffer: needsPassword.get('user-1.7.pdf') ?? Buffer.alloc(0),
  });
  await password.fill('open-passport-1');
  await at.press('Open');
  await at.press('Use this photo');
  await at.expectHeading('Check what we read');
});
