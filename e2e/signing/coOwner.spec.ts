import { writeCode } from '#remotes/borrower/conditions/phone-number/journey.ts';
import { journey as documents } from '#remotes/signer/documents/journey.ts';
import { journey as identity } from '#remotes/signer/identity/journey.ts';
import { consent } from '#remotes/signer/intro/journey.ts';
import { journey as sign } from '#remotes/signer/sign/journey.ts';
import { goOn, INVITED, invite, standingAt } from '#remotes/signer/testing/invitation.ts';
import { toList } from '#remotes/signer/testing/tasks.ts';
import { identityPhoto } from '#src/features/identity-capture/testing/passport.ts';
import { samplePdf } from '#src/testing/pageDriver.ts';
import { BrowserDriver, keyboard } from '../support/browserDriver.ts';
import { expect, test } from '../support/fixtures.ts';
import { servePage } from '../support/hostPage.ts';

test.use({
  permissions: ['geolocation', 'camera', 'microphone'],
  geolocation: { latitude: 43.6, longitude: -116.2 },
});

for (const site of ['lender', 'dashboard'] as const) {
  test(`a co-owner goes from the invitation to their copies, on the ${site}'s page`, async ({
    page,
    origins,
    sandbox,
  }) => {
    await sandbox.call('PUT', '/clock', { rate: 50 });
    const { application, link } = await invite(sandbox.call);
    await page.goto(`${origins[site]}/account/heloc${link}`);
    const at = new BrowserDriver(page);
    await goOn(at);
    await consent(at);
    await at.press('Get started');
    await identity.walk(at);
    await documents.walk(at);
    await sign.walk(at);
    await at.expectHeading("Thank you. You're finished.");
    const saved = page.waitForEvent('download');
    await at.press(/^Download Deed of trust/);
    expect((await saved).suggestedFilename()).toContain('.pdf');
    const held = await sandbox.call<{ signers: { progress: string }[] }>(
      'GET',
      `/applications/${application.uuid}`,
    );
    expect(held.signers).toMatchObject([{ progress: 'SIGNED' }]);
  });
}

test('a co-owner and a visitor who applies do not disturb each other on one page', async ({
  page,
  origins,
  sandbox,
}) => {
  const { link } = await invite(sandbox.call);
  await servePage(page, origins, {
    content: `<heloc-application org="OAKLINE" remote="borrower" history="memory"></heloc-application>
      <heloc-application org="OAKLINE" remote="signer"></heloc-application>`,
  });
  await page.goto(`${origins.lender}/account/heloc${link}`);
  const [visitor, signer] = [0, 1].map((index) => page.locator('heloc-application').nth(index));
  if (!visitor || !signer) throw new Error('No elements');
  const address = visitor.getByRole('combobox');
  await address.fill('12 Alder');
  const at = new BrowserDriver(signer);
  await goOn(at);
  await at.expectHeading('Before you sign');
  await expect(address).toHaveValue('12 Alder');
});

test('that a document was read can be said only once its end was in sight', async ({
  page,
  origins,
  sandbox,
}) => {
  const address = await standingAt('ID_VERIFIED')(sandbox.call, 'OAKLINE');
  await page.goto(`${origins.lender}/account/heloc/${address}`);
  const at = new BrowserDriver(page);
  await goOn(at);
  await at.press('View Deed of trust');
  const read = page.getByRole('button', { name: 'I have read it' });
  await expect(read).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Scroll to the end to continue')).toBeVisible();
  // By the keyboard: the pages scroll.
  await page.getByRole('region', { name: 'Deed of trust' }).focus();
  await page.keyboard.press('End');
  await expect(read).not.toHaveAttribute('aria-disabled', 'true');
  await page.goBack();
  await at.expectHeading('Your documents');
});

test('what is needed of a co-owner, sent from a phone-size screen by the keyboard alone', async ({
  page,
  origins,
  sandbox,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const requests = [
    { categoryEnum: 'GENERIC_DOCUMENT_REQUEST', requestDocuments: ['W2'], signer: INVITED },
    { categoryEnum: 'MISSING_PHONE_NUMBER', signer: INVITED },
    // Of the borrower: nobody else sees it.
    { categoryEnum: 'TRUST_REQUIREMENTS' },
  ];
  const address = await standingAt('DOCUMENTS_READ', {}, { conditions: requests })(sandbox.call, 'OAKLINE');
  await page.goto(`${origins.lender}/account/heloc/${address}`);
  const at = new BrowserDriver(page, keyboard(page));
  await toList(at);
  await at.expectHeading('2 things we need from you');
  await writeCode(at);
  await at.press('Save my number');
  await at.expectHeading('1 thing we need from you');
  await at.follow(/^Send documents/);
  await at.upload(/^W-2/, samplePdf('w2.pdf'));
  await at.readText('Uploaded');
  await at.press('Submit documents');
  await at.expectHeading('Nothing needed right now.');
  await expect(page.getByText('In review - about 1 business day', { exact: true })).toBeVisible();
  await at.press('Back to where you were');
  await at.expectHeading('Before you meet the notary');
});

test('an ID that is asked for once more is sent, and leads back to the list', async ({
  page,
  origins,
  sandbox,
}) => {
  await sandbox.call('PUT', '/clock', { rate: 50 });
  const requests = [{ categoryEnum: 'ID_VERIFICATION_FAILURE', signer: INVITED }];
  const address = await standingAt('DOCUMENTS_READ', {}, { conditions: requests })(sandbox.call, 'OAKLINE');
  await page.goto(`${origins.lender}/account/heloc/${address}`);
  const at = new BrowserDriver(page);
  await toList(at);
  await at.follow(/^Take the photo/);
  await at.expectHeading('Verify your identity');
  await identityPhoto(at);
  await at.choose('Yes');
  await at.continue();
  await at.expectHeading('Nothing needed right now.');
  await page.getByText('Done (1)').click();
  await expect(page.getByRole('heading', { name: 'Take a new photo of your ID' })).toBeVisible();
});
