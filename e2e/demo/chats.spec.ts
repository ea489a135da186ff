import type { Page } from '@playwright/test';
import { keyboard } from '../support/browserDriver.ts';
import { axeOfPage } from '../support/engines/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { heading } from '../support/registration.ts';

test.use({ chat: true });

const panel = (page: Page) => page.getByRole('dialog', { name: 'Chat with Oakline' });
const field = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
const log = (page: Page) => page.getByRole('log', { name: 'Messages' });

/** A scenario by its link, and its chat begun. */
async function begin(page: Page, lender: string, scenario: string): Promise<void> {
  await page.goto(`${lender}/?scenario=${scenario}`);
  await expect(heading(page, 'Demographic information')).toBeVisible();
  // Nothing beside it can be used meanwhile.
  await expect(page.getByRole('dialog', { name: 'Processing data' })).toHaveCount(0);
  await panel(page).getByRole('textbox', { name: 'Name' }).fill('Ana Souza');
  await panel(page).getByRole('textbox', { name: 'Email' }).fill('ana@example.com');
  await panel(page).getByRole('button', { name: 'Start chat' }).click();
  await expect(panel(page).getByRole('textbox', { name: 'Your message' })).toBeVisible();
}

test('a person at the console is the agent of a chat', async ({ page, context, origins }) => {
  await begin(page, origins.lender, 'chat-console');
  const desk = await context.newPage();
  await desk.goto(`${origins.lender}/console/chat`);
  await desk.getByRole('button', { name: /^Ana Souza/ }).click();
  await desk.getByRole('button', { name: 'Join' }).click();
  await field(desk).fill('Hello Ana');
  await field(desk).press('Enter');
  await expect(log(desk).getByText('Hello Ana')).toBeVisible();
  await expect(field(desk)).toHaveValue('');
  expect(await axeOfPage(desk)).toEqual([]);

  await page.bringToFront();
  await expect(log(page).getByText('Hello Ana')).toBeVisible();
  await field(page).fill('Is my rate fixed?');
  await field(page).press('Enter');

  await desk.bringToFront();
  await expect(log(desk).getByText('Is my rate fixed?')).toBeVisible();
  await desk.setViewportSize({ width: 375, height: 812 });
  expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  expect(await axeOfPage(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Close the chat' }).click();
  await expect(desk.getByText('Ended, with Maria · nice · OAKLINE', { exact: true })).toBeVisible();

  await page.bringToFront();
  await expect(page.getByRole('heading', { name: 'Thanks for chatting with us!' })).toBeVisible();
});

for (const width of [375, 1280])
  test(`an agent does all of it by the keyboard, ${width} pixels wide`, { tag: '@soak' }, async ({
    page,
    context,
    origins,
  }) => {
    await begin(page, origins.lender, 'chat-console');
    await field(page).fill('Hello');
    await field(page).press('Enter');
    const desk = await context.newPage();
    await desk.setViewportSize({ width, height: 812 });
    await desk.goto(`${origins.lender}/console/chat`);
    const keys = keyboard(desk);
    const press = (name: string | RegExp) => keys.press(desk.getByRole('button', { name }));
    const told = (text: string | RegExp) => expect(desk.getByText(text).first()).toBeVisible();
    await press(/^Ana Souza 1 new/);
    await press('Join');
    await told(/^Active, with Maria/);
    await keys.write(field(desk), 'Hello Ana');
    await expect(log(page).getByText('Maria is typing')).toBeVisible();
    await desk.keyboard.press('Shift+Enter');
    await desk.keyboard.type('How are you?');
    await desk.keyboard.press('Enter');
    await expect(log(page).getByText('Hello Ana')).toBeVisible();
    await expect(log(desk).getByText('Read')).toBeVisible();
    await keys.upload(desk.getByLabel('Send a file'), {
      name: 'rates.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Rates'),
    });
    await expect(log(page).getByRole('button', { name: 'Save rates.txt' })).toBeVisible();
    await keys.write(desk.getByLabel('Your name'), 'Jonas');
    await press('Hand over to');
    await expect(panel(page).getByText('Jonas is here with you.')).toBeVisible();
    await press('Leave');
    await expect(panel(page).getByText(/^Jonas has left/)).toBeVisible();
    await press('Freeze');
    await expect(page.getByRole('heading', { name: 'Thanks for chatting with us!' })).toBeVisible();
    expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    await page.getByRole('button', { name: 'Start a new chat' }).click();
    await panel(page).getByRole('textbox', { name: 'Name' }).fill('Ben');
    await panel(page).getByRole('textbox', { name: 'Email' }).fill('ben@example.com');
    await panel(page).getByRole('button', { name: 'Start chat' }).click();
    await expect(field(page)).toBeVisible();
    await press(/^Ben/);
    await press('Close the chat');
    await told(/^Ended/);
    await expect(page.getByRole('heading', { name: 'Thanks for chatting with us!' })).toBeVisible();
  });
