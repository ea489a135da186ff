import type { Page } from '@playwright/test';
import { contrast } from '#src/brand/solver/color.ts';

/** What no table knows: colours as they are painted, over whatever lies under a text. */

interface Line {
  readonly text: string;
  /** In CSS pixels of the viewport. */
  readonly box: readonly [x: number, y: number, width: number, height: number];
  readonly least: number;
}

/** Lines of text in sight. What is disabled need not be read. */
const linesOf = (page: Page): Promise<Line[]> =>
  page.evaluate(() => {
    const root = document.querySelector('[data-heloc-mount]:not(#heloc-early)')?.shadowRoot;
    if (!root) return [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const lines: Line[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text.length < 2 || element.closest('style, script, [aria-disabled="true"], :disabled'))
        continue;
      // For ears alone.
      if (element.getBoundingClientRect().width <= 1) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { fontSize, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      for (const { x, y, width, height } of range.getClientRects()) {
        const isSeen = root.elementFromPoint(x + width / 2, y + height / 2);
        if (width < 8 || x < 0 || y < 0 || x + width > innerWidth || y + height > innerHeight) continue;
        if (isSeen && (element.contains(isSeen) || isSeen.contains(element)))
          lines.push({ text: text.slice(0, 40), box: [x, y, width, height], least: isLarge ? 3 : 4.5 });
      }
    }
    return lines;
  });

/** Texts in sight whose letters and ground are too near each other as they are painted, each with what it has. */
export async function unreadableTexts(page: Page): Promise<string[]> {
  const lines = await linesOf(page);
  if (lines.length === 0) return ['no text in sight'];
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'device' });
  const painted = await page.evaluate(
    async ([source, boxes]) => {
      const bytes = Uint8Array.from(atob(source), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
      context.drawImage(image, 0, 0);
      const scale = image.width / innerWidth;
      return boxes.map(([x, y, width, height]) => {
        const area = [x, y, width, height].map((each) => Math.round(each * scale));
        const { data } = context.getImageData(...(area as [number, number, number, number]));
        const counts = new Map<string, number>();
        for (let at = 0; at < data.length; at += 4) {
          const hex = `#${[0, 1, 2].map((each) => (data[at + each] ?? 0).toString(16).padStart(2, '0')).join('')}`;
          counts.set(hex, (counts.get(hex) ?? 0) + 1);
        }
        // The ground is what most of it has; letters are whatever is furthest from it, smoothed edges between.
        return [...counts].sort(([, one], [, other]) => other - one).map(([hex]) => hex);
      });
    },
    [picture.toString('base64'), lines.map(({ box }) => box)] as const,
  );
  return lines.flatMap(({ text, least }, index) => {
    const [ground = '', ...others] = painted[index] ?? [];
    const best = Math.max(1, ...others.map((color) => contrast(color, ground)));
    return best < least ? [`"${text}" on ${ground}: ${best.toFixed(2)}, needs ${least}`] : [];
  });
}
