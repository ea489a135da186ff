import type { PageDriver } from '#src/testing/pageDriver.ts';

/** In the sandbox's window, until the bank asks who it is. */
export async function chooseBank(at: PageDriver, user = 'user_good', bank = 'Harbor Community Bank') {
  const dialog = at.within('dialog', 'Connect a test bank');
  await dialog.choose(bank);
  await dialog.press('Continue');
  await dialog.fill('User name', user);
  await dialog.fillPassword('Password', 'any');
}

/** From the window being open until it has closed. */
export async function linkBank(at: PageDriver, user?: string, bank?: string): Promise<void> {
  await chooseBank(at, user, bank);
  const dialog = at.within('dialog', 'Connect a test bank');
  await dialog.press('Sign in');
  await dialog.press('Share accounts');
}

/** In the sandbox's window for a payroll or tax software, until it asks who somebody is. */
export async function chooseProgram(at: PageDriver, name: string, user = 'user_good') {
  const dialog = at.within('dialog', /^Connect a test (payroll|tax program)$/);
  await dialog.choose(name);
  await dialog.press('Continue');
  await dialog.fill('User name', user);
  await dialog.fillPassword('Password', 'any');
  return dialog;
}

/** From the window being open until it has closed. */
export async function linkProgram(at: PageDriver, name: string, user?: string): Promise<void> {
  const dialog = await chooseProgram(at, name, user);
  await dialog.press('Sign in');
}
