import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Finding } from './finding.ts';

interface Result {
  ruleId: string;
  value: [policy: string, outcome: 'PASS' | 'FAIL' | 'POTENTIAL' | 'MANUAL'];
  message: string;
  snippet: string;
  node: Element | null;
}
type Engine = Window & {
  ace?: {
    Checker: new () => { check(page: Document, guidelines: string[]): Promise<{ results: Result[] }> };
  };
};

const SCRIPT = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine'), 'utf8');

/** Rules that only ask to be looked at, where the engine is able to tell: a link that opens a tab without saying so. */
const STRICT = ['a_target_warning'];

/** IBM's Equal Access on the whole page; it looks into open shadow roots by itself. */
export async function equalAccess(page: Page): Promise<Finding[]> {
  // As an expression: a page's policy has no say in what is evaluated from here.
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(SCRIPT);
  const found = await page.evaluate(async (strict) => {
    const { ace } = window as Engine;
    if (!ace) throw new Error('Equal Access is not on the page');
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
    return results
      .filter(
        ({ value, ruleId }) => value[1] === 'FAIL' || (value[1] === 'POTENTIAL' && strict.includes(ruleId)),
      )
      .map(({ ruleId, message, snippet, node }) => ({
        rule: ruleId,
        message,
        element: (node?.outerHTML ?? snippet).slice(0, 300),
      }));
  }, STRICT);
  return found.map((finding) => ({ engine: 'equal-access', ...finding }));
}
