import { FIELD } from './pages.mjs';

const TEXT = '98765 Som';

/** When React stands in the place of the first step, and what had come over the network by then. */
export async function takeOver(page, seen) {
  const readyAt = await page.waitForFunction(
    () => performance.getEntriesByName('heloc:ready:borrower')[0]?.startTime,
    undefined,
    { timeout: 120_000 },
  );
  return { readyAt: await readyAt.jsonValue(), bytesAtReady: seen.bytes };
}

/** Types into the first field as soon as it is there; how many letters are lost until React has it. */
export async function typeAhead(page) {
  const field = page.locator(FIELD).first();
  await field.click();
  await page.keyboard.type(TEXT, { delay: 60 });
  return async () => ((await field.inputValue()) === TEXT ? 0 : TEXT.length);
}
