import { agentOf, field, log, openDesk, panel, said, send, sendForm, serveChat } from '../support/chat.ts';
import { fillAsTyped, firefoxPath, inFirefox } from '../support/firefox.ts';
import { expect, test } from '../support/fixtures.ts';
import { completeProperty, heading } from '../support/registration.ts';

test.skip(!firefoxPath, 'There is no Firefox: install one, or set FIREFOX_PATH');
test.use({ chat: true, ...inFirefox });
test.beforeEach(({ page }) => page.addInitScript(fillAsTyped));

for (const mode of ['nice', 'twilio', 'stream'])
  test(`in Firefox a chat by ${mode} is begun, answered, gone on with after a reload, and ended`, {
    tag: '@soak',
  }, async ({ page, origins, sandbox }) => {
    await openDesk(sandbox, { mode });
    await serveChat(page, origins);
    await page.goto(`${origins.lender}/rates`);
    await sendForm(page);
    await expect(field(page)).toBeVisible();
    const agent = await agentOf(sandbox);
    await agent.does({ join: 'Maria' });
    await expect(panel(page).getByText('Maria is here with you.')).toBeVisible();
    await send(page, 'Is my rate fixed?');
    await expect(log(page).getByText('Sent', { exact: true })).toBeVisible();
    await agent.does({ say: 'It is, for each draw.' });
    await expect(said(page)).toHaveText(['Is my rate fixed?', 'It is, for each draw.']);
    await field(page).fill('And for how');

    await page.reload();
    await expect(said(page)).toHaveText(['Is my rate fixed?', 'It is, for each draw.']);
    await expect(field(page)).toHaveValue('And for how');
    await field(page).pressSequentially(' long?');
    await field(page).press('Enter');
    await expect.poll(async () => (await agent.has()).at(-1)?.text).toBe('And for how long?');
    expect(await agent.has()).toHaveLength(3);
    await panel(page).getByRole('button', { name: 'End chat' }).click();
    await expect(panel(page).getByRole('heading', { name: 'Thanks for chatting with us!' })).toBeFocused();
  });

test('in Firefox the first step leads to the second', { tag: '@soak' }, async ({ page, origins }) => {
  await page.goto(`${origins.lender}/account/heloc/register-v2?org=OAKLINE`);
  await completeProperty(page);
  await expect(heading(page, 'Is this property currently for sale?')).toBeVisible();
});
