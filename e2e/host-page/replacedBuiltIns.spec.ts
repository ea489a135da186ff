import type { Page } from '@playwright/test';
import { register } from '#packages/testing/playwright/registration.ts';
import { complete } from '#remotes/borrower/complete/journey.ts';
import { incomeByPaystub } from '#remotes/borrower/income/upload/journey.ts';
import { walkOn } from '#remotes/borrower/journeys.ts';
import { COMPATIBILITY, type HostilePage, REPLACED } from '../hostile/pages.ts';
import { BrowserDriver } from '../support/browserDriver.ts';
import { expect, test } from '../support/fixtures.ts';
import { servePage } from '../support/hostPage.ts';
import type { Origins } from '../support/origins.ts';
import { random, SEED } from '../support/random.ts';
import { createPerson } from '../support/registration.ts';

test.use({
  permissions: ['geolocation'],
  geolocation: { latitude: 39.74, longitude: -104.99 },
  tolerated: {
    'zone.js logs a call that was cancelled, as it looks before an `await` has':
      /^(?!\[heloc).*(?:CanceledError: canceled|CanceledError)/s,
  },
});

/** Before the page's own scripts: what reaches its error monitoring. */
const MONITORING = `<script>
  window.reported = [];
  window.onerror = (message) => void reported.push(String(message));
  window.onunhandledrejection = ({ reason }) => void reported.push(String(reason));
</script>`;
const reported = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { reported: string[] }).reported]);

async function open(page: Page, origins: Origins, { head }: HostilePage, attributes = ''): Promise<void> {
  const content = `<heloc-application org="OAKLINE" support-phone="(888) 555-0142" ${attributes}></heloc-application>`;
  await servePage(page, origins, { content, head: MONITORING + head });
  await page.goto(`${origins.lender}/account/heloc/register-v2`);
}

const ISOLATIONS = ['shadow', 'light'] as const;
const ALL = REPLACED.flatMap((host) => ISOLATIONS.map((isolation) => ({ host, isolation })));
const [SAMPLED] = random(SEED).sample(ALL, 1);

for (const { host, isolation } of ALL) {
  test(`on a page with ${host.name}, isolation ${isolation}: from an address to the cancellation period`, {
    tag: host === SAMPLED?.host && isolation === SAMPLED.isolation ? [] : '@soak',
  }, async ({ page, origins }) => {
    await open(page, origins, host, `isolation="${isolation}"`);
    const at = new BrowserDriver(page);
    const person = createPerson();
    await register(at, person);
    await walkOn(at, person, {
      async arrived(path) {
        if (path !== 'income/review') return;
        await incomeByPaystub(at);
        await page.getByText('Add another way', { exact: true }).click();
      },
    });
    await complete(at);
    expect(await reported(page)).toEqual([]);
  });
}

test(`on a page with ${COMPATIBILITY.name}: whom to call, and a code that names the cause`, async ({
  page,
  origins,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())));
  const failed = `<script>
    document.addEventListener('heloc:error', ({ detail }) => { window.failed = detail; });
  </script>`;
  await open(page, origins, { ...COMPATIBILITY, head: failed + COMPATIBILITY.head });
  await expect(page.getByRole('alert')).toContainText('call (888) 555-0142');
  expect(await page.evaluate(() => (window as unknown as { failed: unknown }).failed)).toMatchObject({
    code: 'built-in-replaced',
    retryable: false,
  });
  expect(warnings.join('\n')).toContain('A script of the page has replaced Function.prototype.bind');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toContainText('call (888) 555-0142');
  expect(await reported(page)).toEqual([]);
});
