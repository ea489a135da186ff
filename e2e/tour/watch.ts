import type { Page } from '@playwright/test';
import { type Input, pointer } from '#packages/testing/playwright/input.ts';
import { expect } from '../support/fixtures.ts';
import { type PageView, readPageView, waitUntilStable } from './pageView.ts';

/**
 * Sees each view of a walk once, when the person is about to do something on it for the first time. What a dialog leaves
 * behind is another view of its page.
 */
export function watch(page: Page, seen: (view: PageView, name: string) => Promise<void>) {
  const views = new Set<string>();
  const times = new Map<string, number>();
  /** Dialogs that were open on a path. */
  const dialogs = new Map<string, number>();

  async function look(): Promise<void> {
    const keyOf = ({ path, isDialog, parts }: PageView) =>
      JSON.stringify([path, isDialog || (dialogs.get(path) ?? 0), parts]);
    if (views.has(keyOf(await readPageView(page)))) return;
    await waitUntilStable(page);
    const view = await readPageView(page);
    const { path, isDialog } = view;
    if (views.has(keyOf(view))) return;
    views.add(keyOf(view));
    if (isDialog) dialogs.set(path, (dialogs.get(path) ?? 0) + 1);
    const called = isDialog ? `${path}, dialog` : path;
    const time = (times.get(called) ?? 0) + 1;
    times.set(called, time);
    await seen(view, time === 1 ? called : `${called}, ${time}`);
  }

  const input: Input = {
    async press(button) {
      await expect(button).toBeVisible();
      await look();
      await pointer.press(button);
    },
    async write(field, text) {
      await expect(field).toBeVisible();
      await look();
      await pointer.write(field, text);
    },
    async tick(box) {
      await expect(box).toBeAttached();
      await look();
      await pointer.tick(box);
    },
    async choose(radio) {
      await expect(radio).toBeAttached();
      await look();
      await pointer.choose(radio);
    },
    async select(list, option) {
      await expect(list).toBeVisible();
      await look();
      await pointer.select(list, option);
    },
    async upload(field, file) {
      await expect(field).toBeAttached();
      await look();
      await pointer.upload(field, file);
    },
  };
  return { input, look };
}
