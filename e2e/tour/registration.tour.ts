import { registerUntilAccount } from '#packages/testing/playwright/registration.ts';
import { registrationSteps, VERSION_2 } from '#src/domain/registration/registration.ts';
import { BrowserDriver } from '../support/browserDriver.ts';
import { test } from './camera.ts';
import { isWanted, LENDER } from './settings.ts';
import { watch } from './watch.ts';

const SECTION = 'registration';

/** Steps that the journey goes through already. */
const PASSED = registrationSteps({ occupancyType: 'HOME' }).map((id) =>
  VERSION_2.address(id).pathname.slice(1),
);

if (isWanted(SECTION)) {
  test('registration of a second home, each step refused first', async ({ page, origins, take }) => {
    const refused = new BrowserDriver(page);
    const { input, look } = watch(page, async ({ path }) => {
      if (!PASSED.includes(path)) await take(SECTION, path);
      await refused.continue();
      await refused.errors();
      await take(SECTION, `${path}, refused`);
    });
    const at = new BrowserDriver(page, input);
    await page.goto(LENDER.addressOf(origins, 'register-v2'));
    await registerUntilAccount(at, LENDER.customer({ occupancy: 'Second home' }), LENDER.asks);
    await at.expectHeading('Create your account');
    await look();
  });
}
