import { openApplication } from '../support/application.ts';
import { BrowserDriver } from '../support/browserDriver.ts';
import { expect, test } from '../support/fixtures.ts';
import { createPerson } from '../support/registration.ts';

/** What Prototype up to 1.6.1 puts on built-in prototypes: JSON as text, which `JSON.stringify` quotes once more. */
function addToJson(): void {
  const { stringify } = JSON;
  const write = (value: unknown): string => {
    if (Array.isArray(value)) return `[${value.map(write).join(', ')}]`;
    if (typeof value !== 'object' || value === null) return stringify(value);
    const members = Object.keys(value).map((key) => `${stringify(key)}: ${write((value as never)[key])}`);
    return `{${members.join(', ')}}`;
  };
  function toJSON(this: unknown) {
    return write(this);
  }
  for (const { prototype } of [Array, String, Number, Boolean, Date]) Object.assign(prototype, { toJSON });
  Object.defineProperty(Object.prototype, 'toJSON', { value: toJSON, configurable: true, writable: true });
}

test.beforeEach(({ page }) => page.addInitScript(addToJson));

test('on a page with toJSON on built-in prototypes somebody applies, and comes to their offers', async ({
  page,
  origins,
}) => {
  await page.goto(`${origins.lender}/account/heloc/register-v2?org=OAKLINE`);
  const at = new BrowserDriver(page);
  await at.register(createPerson());
  await at.expectHeading('Choose your offer');
});

test('there a draft is kept', async ({ page, origins, sandbox }) => {
  const at = new BrowserDriver(page);
  await openApplication(page, { origins, sandbox }, 'INCOME_VERIFICATION', 'income/upload/paystub');
  const saved = page.waitForResponse(
    (answer) => answer.url().includes('/drafts/') && answer.request().method() === 'PUT',
  );
  await at.fill('Employer name', 'Brightwater Logistics');
  await saved;
  await page.reload();
  await expect(at.field('Employer name')).toHaveValue('Brightwater Logistics');
});
