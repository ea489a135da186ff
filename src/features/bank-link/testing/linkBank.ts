import type { PageDriver } from '#src/testing/pageDriver.ts';

const BANK = 'Harbor Community Bank';

/** Fills in the bank's login without submitting it. */
export async function writeLogin(dialog: PageDriver, user = 'user_good', password = 'secret'): Promise<void> {
  await dialog.fill('User name', user);
  await dialog.fillPassword('Password', password);
}

/** In the sandbox's window for a bank, a payroll or tax software, up to the login. */
export async function chooseProvider<At extends PageDriver>(at: At, name = BANK, user?: string) {
  const dialog = at.within('dialog', /^Connect a test (bank|payroll|tax program)$/);
  await dialog.choose(name);
  await dialog.press('Continue');
  await writeLogin(dialog, user);
  return dialog as At;
}

/** From the window being open until it has closed. */
export async function linkProgram(at: PageDriver, name: string, user?: string): Promise<void> {
  const dialog = await chooseProvider(at, name, user);
  await dialog.press('Sign in');
}

/** The same of a bank, which asks what may be seen. */
export async function linkBank(at: PageDriver, user?: string): Promise<void> {
  await linkProgram(at, BANK, user);
  await at.within('dialog', 'Connect a test bank').press('Share accounts');
}
