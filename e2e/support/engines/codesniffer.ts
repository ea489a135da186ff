import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Finding } from './finding.ts';

interface Message {
  type: number;
  code: string;
  msg: string;
  element: Element;
}
type Sniffer = Window & {
  HTMLCS?: {
    process(standard: string, content: Element, done: () => void, failed: () => void): void;
    getMessages(): Message[];
  };
};

const { resolve } = createRequire(import.meta.url);
const SCRIPT = readFileSync(
  path.join(path.dirname(resolve('html_codesniffer/package.json')), 'build/HTMLCS.js'),
  'utf8',
);

/** Only a warning, because the engine cannot compare every kind of name; where it does, it is right. */
const LABEL_IN_NAME = 'Guideline2_5.2_5_3.F96';

/**
 * HTML_CodeSniffer on what the mount draws. It knows nothing of shadow roots: it is given what is in ours, and for as
 * long as it looks, ids and selectors are looked up there.
 */
export async function codesniffer(page: Page): Promise<Finding[]> {
  if (!(await page.evaluate(() => 'HTMLCS' in window))) await page.evaluate(SCRIPT);
  const found = await page.evaluate(async (labelInName) => {
    const { HTMLCS } = window as Sniffer;
    const mount = document.querySelector('[data-heloc-mount]');
    const root = mount?.shadowRoot ?? document;
    const content = (mount?.shadowRoot ?? mount)?.querySelector('div');
    if (!HTMLCS || !content) throw new Error('HTML_CodeSniffer has nothing to look at');
    const lookups = {
      getElementById: (id: string) => root.getElementById(id),
      querySelector: (selector: string) => root.querySelector(selector),
      querySelectorAll: (selector: string) => root.querySelectorAll(selector),
    };
    if (root !== document) Object.assign(document, lookups);
    Object.assign(content, { getElementById: lookups.getElementById });
    try {
      await new Promise<void>((done, failed) =>
        HTMLCS.process('WCAG2AA', content, done, () => failed(new Error('HTML_CodeSniffer failed'))),
      );
    } finally {
      for (const name of Object.keys(lookups)) Reflect.deleteProperty(document, name);
      Reflect.deleteProperty(content, 'getElementById');
    }
    const isError = ({ type, code }: Message) => type === 1 || (type === 2 && code.includes(labelInName));
    return HTMLCS.getMessages()
      .filter(isError)
      .map(({ code, msg, element }) => ({
        rule: code,
        message: msg,
        element: element.outerHTML.slice(0, 300),
      }));
  }, LABEL_IN_NAME);
  return found.map((finding) => ({ engine: 'codesniffer', ...finding }));
}
