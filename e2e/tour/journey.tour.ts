import { register } from '#packages/testing/playwright/registration.ts';
import { complete } from '#remotes/borrower/complete/journey.ts';
import { walkOn } from '#remotes/borrower/journeys.ts';
import { BrowserDriver } from '../support/browserDriver.ts';
import { test } from './camera.ts';
import { isWanted, LENDER } from './settings.ts';
import { watch } from './watch.ts';

const SECTION = 'journey';

if (isWanted(SECTION)) {
  test(SECTION, async ({ page, origins, take }) => {
    const person = LENDER.customer();
    const { input, look } = watch(page, ({ isDialog }, name) =>
      take(isDialog ? 'journey, dialogs' : SECTION, name),
    );
    const at = new BrowserDriver(page, input);
    await page.goto(LENDER.addressOf(origins, 'register-v2'));
    await register(at, person, LENDER.asks);
    await walkOn(at, person, { instead: LENDER.instead });
    await complete(at);
    await look();
  });
}
