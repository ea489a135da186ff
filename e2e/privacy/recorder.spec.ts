import { build } from 'esbuild';
import { account, registerUntilAccount } from '#packages/testing/playwright/registration.ts';
import { sendSsn } from '#remotes/borrower/credit/social/journey.ts';
import { BrowserDriver } from '../support/browserDriver.ts';
import { expect, test } from '../support/fixtures.ts';
import { createPerson } from '../support/registration.ts';

test.use({
  tolerated: {
    'the recorder writes styles of its own':
      /violates the following Content Security Policy directive 'style-src/,
  },
});

const SSN = '417-83-9999';
const person = createPerson({
  street: '4127 Canary Court',
  income: '137,531',
  firstName: 'Quillonia',
  lastName: 'Nomatch',
  birthdate: ['8', '23', '1979'],
  phone: '3035550193',
  email: `recorded.${process.pid}@example.com`,
  password: 'Canary-Horse-97!',
});
const PLANTED = [
  person.street,
  '137,531',
  '137531',
  person.firstName,
  person.lastName,
  '1979',
  '303) 555',
  '3035550193',
  person.email,
  person.password,
  SSN,
  SSN.replaceAll('-', ''),
];

/** Every text in what JSON holds. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

test("a recorder of the page's, as its documentation has it, sees nothing of what is typed", async ({
  page,
  origins,
}) => {
  test.slow();
  const { outputFiles } = await build({
    stdin: {
      contents: `import { record } from 'rrweb';
        window.recorded = [];
        record({ emit: (event) => window.recorded.push(JSON.stringify(event)) });`,
      resolveDir: '.',
    },
    bundle: true,
    write: false,
    format: 'iife',
  });
  await page.addInitScript({
    content: `if (self === top) addEventListener('DOMContentLoaded', () => { ${outputFiles[0]?.text ?? ''} });`,
  });
  // A page that records everything is slow, and the bureaus take their time.
  const at = new BrowserDriver(page, undefined, 60_000);
  await page.goto(`${origins.lender}/account/heloc/register-v2?org=OAKLINE`);
  await registerUntilAccount(at, person);
  await account(at, person);
  await at.expectHeading('Confirm your Social Security number');
  await sendSsn(at, SSN);
  await at.expectHeading('We still could not find your credit file');

  const events = await page.evaluate(() => (window as unknown as { recorded: string[] }).recorded);
  const all = events.join('\n');
  const texts = events.flatMap((event) => textsOf(JSON.parse(event)));
  // It has recorded: the page, and changes of it inside of our element.
  expect(events.length).toBeGreaterThan(50);
  expect(all).toContain('rr-mask');
  expect(all).toContain('isShadow');
  expect(PLANTED.filter((value) => all.includes(value) || all.includes(encodeURIComponent(value)))).toEqual(
    [],
  );
  // Four digits are in many a time and number of the recorder's own.
  expect(texts.filter((text) => text.includes(SSN.slice(-4)))).toEqual([]);
});
