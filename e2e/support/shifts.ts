import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Runs in every page before its scripts: notes what of it moved without anybody's doing, and by how much. */
export function watchShifts(): void {
  const shifts: { value: number; of: string[] }[] = [];
  Object.assign(window, { shifts });
  const nameOf = (node: Node | null) =>
    node instanceof Element ? `${node.localName} ${(node.textContent ?? '').slice(0, 20)}` : '';
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
      if (!hadRecentInput) shifts.push({ value, of: sources.map(({ node }) => nameOf(node)) });
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What has moved by more than the letters of a font that comes, by the end of the next frame. */
export const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const { shifts } = window as unknown as { shifts: { value: number; of: string[] }[] };
    return shifts.filter(({ value }) => value > 0.001);
  });
