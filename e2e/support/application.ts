import { expect, type Page } from '@playwright/test';
import type { Created } from '#sandbox/control/applicationRoutes.ts';
import type { Origins } from './origins.ts';
import type { Sandbox } from './sandbox.ts';

export const MAIN = 'OAKLINE';

/** The body that makes an application, of a status at least. */
export function applicationOf(application: Record<string, unknown> | string, org: string) {
  const body = typeof application === 'string' ? { status: { checklistStatus: application } } : application;
  return org === MAIN ? body : { ...body, org };
}

/** Makes an application and opens it, signed in, at its own address or at a path below it. */
export async function openApplication(
  page: Page,
  { origins, sandbox }: { origins: Origins; sandbox: Sandbox },
  application: Record<string, unknown> | string,
  path = '',
  org = MAIN,
): Promise<Created> {
  const created = await sandbox.create(applicationOf(application, org));
  await signIn(page, origins, created.jwt);
  await page.goto(addressOf(origins, created.uuid, path, org));
  return created;
}

export const addressOf = ({ lender }: Origins, uuid: string, path = '', org = MAIN) =>
  `${lender}/account/heloc/${uuid}${path && `/${path}`}${path.includes('?') ? '&' : '?'}org=${org}`;

/** Fills in the login page of a demo host, which leads back to where the person wanted to go. */
export async function logIn(page: Page, who: Pick<Created, 'email' | 'password'>): Promise<void> {
  await expect(page).toHaveURL(/\/auth\/login/);
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password').fill(who.password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

const BLANK = '/e2e-blank';
/** Without an icon of its own the browser would ask for one. */
const NOTHING = '<link rel="icon" href="data:,">';

/** Puts the token where the lender's login puts it, from an empty page of the lender's. */
export async function signIn(page: Page, { lender }: Origins, jwt: string): Promise<void> {
  if (!page.url().startsWith(lender)) {
    await page.route(lender + BLANK, (route) => route.fulfill({ contentType: 'text/html', body: NOTHING }));
    await page.goto(lender + BLANK);
    // Nothing of the test itself is to stand in the way of the page's requests.
    await page.unroute(lender + BLANK);
  }
  await page.evaluate((token) => localStorage.setItem('jwt', token), jwt);
}
