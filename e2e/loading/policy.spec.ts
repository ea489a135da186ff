import { joinNotary } from '#remotes/borrower/notary/intro/journey.ts';
import { addressOf, openApplication, signIn } from '../support/application.ts';
import { BrowserDriver } from '../support/browserDriver.ts';
import { guide, headersOf, noteRefused } from '../support/embeddingGuide.ts';
import { expect, test } from '../support/fixtures.ts';
import { servePage } from '../support/hostPage.ts';
import { completeProperty, heading } from '../support/registration.ts';

/** The policies of docs/embedding.md, as they are written there. */

const NEXT = 'Is this property currently for sale?';
const content = '<heloc-application org="OAKLINE"></heloc-application>';

for (const [policy, head] of [
  ['policy.http', ''],
  ['policy-strict.http', 'trusted-types.html'],
  ['policy-vendors.http', ''],
] as const) {
  test(`under ${policy} a step is taken and a document is read by its worker`, async ({
    page,
    origins,
    sandbox,
  }) => {
    const refused = await noteRefused(page);
    const headers = headersOf(policy, origins);
    await servePage(page, origins, { content, headers, head: head && guide(head, origins) });
    await page.goto(`${origins.lender}/account/heloc/register-v2`);
    await completeProperty(page);
    await expect(heading(page, NEXT)).toBeVisible();
    await openApplication(page, { origins, sandbox }, 'APP_SUBMISSION');
    await new BrowserDriver(page).press('Open Electronic consent');
    await expect(page.getByText(/^Page 1 of/).first()).toBeVisible();
    expect(page.workers()).toHaveLength(1);
    expect(refused()).toEqual([]);
  });
}

test('the policy with vendors lets a bank link run that is one: script, frame and calls', async ({
  page,
  origins,
  sandbox,
}) => {
  const refused = await noteRefused(page);
  await servePage(page, origins, { content, headers: headersOf('policy-vendors.http', origins) });
  await page.route('https://cdn.plaid.com/**', (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({
          contentType: 'text/javascript',
          body: `window.Plaid = { create: () => ({
            open() {
              document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://cdn.plaid.com/link/v2/stable/link.html', title: 'Plaid' }));
              fetch('https://production.plaid.com/link/workflow/start', { method: 'POST' });
            }, submit() {}, exit() {}, destroy() {},
          }) };`,
        })
      : route.fulfill({ contentType: 'text/html', body: '<p>Choose your bank</p>' }),
  );
  const called = page.waitForRequest('https://production.plaid.com/**');
  await page.route('https://production.plaid.com/**', (route) =>
    route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: '{}' }),
  );
  await sandbox.call('POST', '/faults', {
    method: 'POST',
    path: '**/bank-link/token',
    kind: 'status',
    status: 200,
    body: { provider: 'plaid', linkToken: 'link-1', expiration: '2999-01-01T00:00:00Z', institutions: [] },
  });
  const { uuid, jwt } = await sandbox.create({ status: { checklistStatus: 'INCOME_VERIFICATION' } });
  await signIn(page, origins, jwt);
  await page.goto(addressOf(origins, uuid, 'income/link/plaid'));
  await new BrowserDriver(page).press('Connect my bank');
  await expect(page.frameLocator('iframe[title="Plaid"]').getByText('Choose your bank')).toBeVisible();
  await called;
  expect(refused()).toEqual([]);
});

test.describe('with a notary of a vendor', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 39.74, longitude: -104.99 } });

  test('its frame is shown, and may use what the header gives it', async ({ page, origins, sandbox }) => {
    const refused = await noteRefused(page);
    await servePage(page, origins, { content, headers: headersOf('policy-vendors.http', origins) });
    await page.route('https://notary.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>The notary is here</p>' }),
    );
    const session = { provider: 'acme', url: 'https://notary.example/room', state: 'SIGNING' };
    await page.route(`${origins.api}/**/notary/**`, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json().catch(() => ({}))) as object;
      return 'provider' in answer
        ? route.fulfill({ response, json: { ...answer, ...session } })
        : route.fulfill({ response });
    });
    await openApplication(page, { origins, sandbox }, 'DEED_SIGNING');
    await joinNotary(new BrowserDriver(page), { asksLocation: true });
    const frame = page.frameLocator('iframe');
    await expect(frame.getByText('The notary is here')).toBeVisible();
    const allowed = await frame.locator('body').evaluate(({ ownerDocument }) => {
      type Policy = { allowsFeature(feature: string): boolean };
      const { featurePolicy } = ownerDocument as unknown as { featurePolicy: Policy };
      return ['camera', 'microphone', 'geolocation', 'display-capture', 'autoplay', 'fullscreen'].filter(
        (name) => featurePolicy.allowsFeature(name),
      );
    });
    expect(allowed).toEqual([
      'camera',
      'microphone',
      'geolocation',
      'display-capture',
      'autoplay',
      'fullscreen',
    ]);
    expect(refused()).toEqual([]);
  });
});
