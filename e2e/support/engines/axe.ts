import type { Page } from '@playwright/test';
import core from 'axe-core';
import type { Finding } from './finding.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type Engine = Window & { axe?: typeof core };

/** axe-core on the mount; it looks into open shadow roots by itself. */
export const axe = (page: Page) => run(page, '[data-heloc-mount]', WCAG);

/** On a page that is all ours, or a part of it. */
export const axeOfPage = (page: Page, within = 'html') => run(page, within, [...WCAG, 'best-practice']);

async function run(page: Page, within: string, tags: string[]): Promise<Finding[]> {
  // As an expression: a page's policy has no say in what is evaluated from here.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(core.source);
  const found = await page.evaluate(
    async ([scope, values]) => {
      const { axe: engine } = window as Engine;
      if (!engine) throw new Error('axe is not on the page');
      const { violations } = await engine.run(scope, {
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
        // For rules that read style sheets, of which none is asked. It copies them, which a page's policy refuses.
        preload: false,
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => ({
          rule: id,
          message: failureSummary ?? '',
          element: html.slice(0, 300),
        })),
      );
    },
    [within, tags] as const,
  );
  return found.map((finding) => ({ engine: 'axe', ...finding }));
}
