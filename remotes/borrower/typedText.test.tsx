import { test } from '@jest/globals';
import { applicant } from '#packages/testing/playwright/applicant.ts';
import { account, CONTINUE, registerUntilAccount } from '#packages/testing/playwright/registration.ts';
import type { Named, PageDriver } from '#src/testing/pageDriver.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';
import { expectPlainRequests, testTypedText, writeTypographically } from '#src/testing/typedText.tsx';
import { CALLS } from './journeys.ts';
import { borrower } from './testing/remote.ts';

testTypedText(borrower, CALLS);

test('every step of registration', async () => {
  const page = drive(await renderRemote(borrower, { path: '/register-v2' }));
  const at: PageDriver = {
    ...page,
    async press(button: Named) {
      if (button === CONTINUE) await writeTypographically(() => page.press(button));
      await page.press(button);
    },
  };
  const person = applicant({ occupancy: 'Second home', lastName: "O'Hara-Alvarez" });
  await registerUntilAccount(at, person);
  await account(at, person);
  await page.waitForStep('product/select');
  await expectPlainRequests(page.control);
});
