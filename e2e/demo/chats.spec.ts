import type { Page } from '@playwright/test';
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
