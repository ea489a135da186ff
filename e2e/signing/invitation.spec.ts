import { INVITED, invite } from '#remotes/signer/testing/invitation.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Sandbox } from '../support/sandbox.ts';

test.beforeEach(async ({ sandbox }) => void (await sandbox.call('PUT', '/clock', { rate: 1 })));

/** What the mail of the only invitation says. */
async function invitation(sandbox: Sandbox) {
  const { link: path } = await invite(sandbox.call);
  return { path, token: path.split('token=')[1] ?? '' };
}

for (const [name, addressOf] of [
  ['as it is mailed', (path: string) => path.replace('/login', '/login?org=OAKLINE')],
  ['of an older mail', (path: string) => path.replace('#', '?')],
] as const) {
  test(`the token of a link ${name} leaves the address before anything else is sent`, async ({
    page,
    origins,
    sandbox,
  }) => {
    const { path, token } = await invitation(sandbox);
    expect(token).not.toBe('');
    const addresses: string[] = [];
    page.on('request', (request) => {
      // The lender's own server was asked for the page by the address of an older mail.
      if (request.url().startsWith(origins.lender)) return;
      addresses.push(request.url(), request.headers().referer ?? '');
    });
    await page.addInitScript(() => {
      const at: string[] = [];
      Object.assign(window, { helocSteps: at });
      addEventListener('heloc:step', () => at.push(location.href));
    });
    await page.goto(`${origins.lender}/account/heloc${addressOf(path)}`);
    const code = page.getByRole('textbox', { name: '6-digit code' });
    await expect(code).toBeVisible();
    expect(page.url()).not.toContain(token);
    const steps = await page.evaluate(() => (window as unknown as { helocSteps: string[] }).helocSteps);
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.join()).not.toContain(token);
    expect(addresses.join('\n')).not.toContain(token);
    await page.goBack();
    expect(page.url()).not.toContain(token);
    await page.goForward();

    // What was taken out is kept for this tab, and asked for no second code.
    await page.reload();
    await expect(code).toBeVisible();
    const sent = await sandbox.call<{ to: string; code?: string }[]>('GET', '/outbox');
    expect(sent.filter((mail) => mail.to === INVITED && mail.code)).toHaveLength(1);
    await code.fill('123456');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { name: 'Pick up where you left off' })).toBeVisible();
  });
}

test('a signer stays with the organisation of their link', async ({ page, origins, sandbox }) => {
  const { path } = await invitation(sandbox);
  await page.goto(`${origins.lender}/account/heloc${path.replace('/login', '?org=OAKLINE')}`);
  const org = () => new URL(page.url()).searchParams.get('org');
  await page.getByRole('textbox', { name: '6-digit code' }).fill('123456');
  expect(org()).toBe('OAKLINE');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Pick up where you left off' })).toBeVisible();
  expect(org()).toBe('OAKLINE');
});
