import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SIZE_ROWS } from '../bench/rows.mjs';
import { sizes } from '../bench/sizes.mjs';
import { expect, test } from '../support/fixtures.ts';
import { servePage } from '../support/hostPage.ts';

/** What of the bench is the same on any machine. */

const dist = process.env.HELOC_DIST ?? 'dist';
const FIELDS = { bare: 'textbox', floor: 'combobox' } as const;

test('the files that every page loads are within their budgets', async () => {
  const measured = { sizes: await sizes() };
  const over = SIZE_ROWS.filter(({ of, budget }) => !(of(measured) <= budget));
  expect(over.map(({ what, of, budget }) => `${what}: ${of(measured)} of ${budget}`)).toEqual([]);
});

// What the bench compares with is made of our own parts, and has to draw its field as we do.
test.use({ tolerated: { 'the floor is nobody that is documented': /the storage key registration:FLOOR/ } });

for (const [name, role] of Object.entries(FIELDS))
  test(`the bench's page ${name} draws its field`, async ({ page, origins }) => {
    await page.route('**/*.js', (route) => {
      const file = path.basename(new URL(route.request().url()).pathname);
      const script = readFileSync(path.join(dist, 'e2e', name, file), 'utf8');
      return route.fulfill({
        contentType: 'text/javascript',
        body: script.replaceAll('__API__', origins.api),
      });
    });
    await servePage(page, origins, {
      head: `<script async src="/${name}.js"></script>`,
      content: '<div id="root"></div>',
      loader: false,
    });
    await page.goto(`${origins.lender}/account/heloc/register-v2`);
    await page.getByRole(role).fill('12 Alder');
    await expect(page.getByRole(role)).toHaveValue('12 Alder');
  });
