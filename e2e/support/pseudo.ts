import { expect, type Page } from '@playwright/test';
import type { CopyOverrides } from '#src/brand/copy.tsx';
import { pseudoCopy } from '#src/brand/pseudo.ts';
import { allCopies } from '#src/testing/copies.ts';

/** The host's own way to change an organisation's words, in place. */
const changeCopy = (page: Page, copy: CopyOverrides) =>
  page
    .locator('heloc-application')
    .evaluate(
      (element, brand) =>
        (element as HTMLElement & { update(change: object): Promise<void> }).update({ brand }),
      { copy },
    );

/** The title of a document is its own, whatever the language is. */
const changedHeadings = (page: Page) =>
  page.locator('[data-heloc-mount] :is(h1, h2)').filter({ hasText: /^\[/ });

/** Every text of ours in no language, until it is taken back. */
export async function speakPseudo(page: Page): Promise<void> {
  await changeCopy(page, pseudoCopy((await allCopies()).map(({ copy }) => copy)));
  await expect(changedHeadings(page).first()).toBeAttached();
}

export async function withPseudo(page: Page, look: () => Promise<unknown>): Promise<void> {
  await speakPseudo(page);
  await look();
  await changeCopy(page, {});
  await expect(changedHeadings(page)).toHaveCount(0);
}
