import { addressOf, signIn } from '../support/application.ts';
import { BrowserDriver } from '../support/browserDriver.ts';
import { expect, test } from '../support/fixtures.ts';

/** Plaid's script as a page has it that has loaded it already: created with a configuration, and opened. */
function stubPlaid(): void {
  const created: object[] = [];
  const window = globalThis as { plaidCreated?: object[]; Plaid?: object };
  window.plaidCreated = created;
  window.Plaid = {
    create({ token, receivedRedirectUri }: { token: string; receivedRedirectUri?: string }) {
      created.push({ token, receivedRedirectUri });
      return { open() {}, submit() {}, exit() {}, destroy() {} };
    },
  };
  document.addEventListener('DOMContentLoaded', () => {
    const tag = document.createElement('script');
    tag.type = 'text/plain';
    tag.src = 'https://cdn.plaid.com/link/v2/stable/link-initialize.js';
    document.head.append(tag);
  });
}

test('a bank sends a person back to their own lender, also where only the address named it', async ({
  page,
  origins,
  sandbox,
}) => {
  const org = 'EMBERFOLD_CU';
  await page.addInitScript(stubPlaid);
  await sandbox.call('POST', '/faults', {
    method: 'POST',
    path: '**/bank-link/token',
    kind: 'status',
    status: 200,
    body: { provider: 'plaid', linkToken: 'link-1', expiration: '2999-01-01T00:00:00Z', institutions: [] },
  });
  const { uuid, jwt } = await sandbox.create({ org, status: { checklistStatus: 'INCOME_VERIFICATION' } });
  await signIn(page, origins, jwt);
  const link = addressOf(origins, uuid, 'income/link/plaid', org);
  await page.goto(link);
  const at = new BrowserDriver(page);
  await at.press('Connect my bank');
  const created = () => page.evaluate(() => (window as { plaidCreated?: object[] }).plaidCreated);
  await expect.poll(created).toEqual([{ token: 'link-1' }]);

  const back = `${origins.lender}/account/heloc/plaid-oauth-success?oauth_state_id=abc-1`;
  await page.goto(back);
  await expect(page).toHaveURL(link);
  await expect.poll(created).toEqual([{ token: 'link-1', receivedRedirectUri: back }]);
});
