import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Finding } from './finding.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export async function axe(page: Page): Promise<Finding[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(WCAG)
    .include('[data-heloc-mount]')
    // Without it every analysis opens a page of its own; there are no frames to look into.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => ({
      engine: 'axe' as const,
      rule: id,
      message: failureSummary ?? '',
      element: html.slice(0, 300),
    })),
  );
}
