import { test } from './support/fixtures.ts';
import { Worker } from './support/hands.ts';
import * as step from './support/journey.ts';
import { somebody } from './support/registration.ts';

const START = '/account/heloc/register-v2?org=OAKLINE';

test.use({ permissions: ['geolocation'], geolocation: { latitude: 39.74, longitude: -104.99 } });

test('on a lender page: from an address to the cancellation period', async ({ page, origins, problems }) => {
  const person = somebody();
  const at = new Worker(page);
  await page.goto(origins.lender + START);
  await step.register(at, person);
  await step.selectOffer(at);
  await step.confirmOffer(at);
  await step.contact(at);
  await step.demographics(at);
  await step.summary(at);
  await step.incomeByPaystub(at);
  await step.incomeByBank(at);
  await at.press('Continue');
  await step.identity(at);
  await step.sign(at, person);
  await step.disburseToLinked(at);
  await step.confirmAccount(at);
  await step.autopay(at);
  await step.notary(at);
  await step.complete(at);
});
