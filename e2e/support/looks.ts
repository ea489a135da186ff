import type { Page } from '@playwright/test';

/** The computed style of an element, with its tag's name. */
export type Looks = Record<string, string>;

/** What depends on the width that the host leaves to us. */
const GEOMETRY =
  /^(-webkit-locale|.*-origin|(min-|max-)?(block|inline)-size|width|height|inset.*|padding-(inline-start|inline-end|left|right)|grid-template-columns|grid-template-rows|top|left|right|bottom|app-region)$/;

/** The looks of every element of ours, in order. */
export function ourLooks(page: Page): Promise<Looks[]> {
  return page.evaluate((geometry) => {
    const left = new RegExp(geometry);
    const root = document.querySelector('[data-heloc-mount]')?.shadowRoot;
    return [...(root?.querySelectorAll('*') ?? [])]
      .filter((element) => element.tagName !== 'STYLE')
      .map((element) => {
        const style = getComputedStyle(element);
        const values: Record<string, string> = { tag: element.tagName };
        for (const name of style) if (!left.test(name)) values[name] = style.getPropertyValue(name);
        return values;
      });
  }, GEOMETRY.source);
}

/** The looks of every element of the host's around the application; of its place and size where the page is as long. */
export function hostLooks(page: Page, of: 'style' | 'style and size' = 'style and size'): Promise<Looks[]> {
  return page.evaluate(
    (geometry) => {
      const left = geometry === undefined ? undefined : new RegExp(geometry);
      return [...document.querySelectorAll('body *')]
        .filter(
          (element) => !element.closest('heloc-application') && !element.querySelector('heloc-application'),
        )
        .filter((element) => !/^(SCRIPT|STYLE|LINK)$/.test(element.tagName))
        .map((element) => {
          const style = getComputedStyle(element);
          const values: Record<string, string> = { tag: element.tagName };
          for (const name of style) if (!left?.test(name)) values[name] = style.getPropertyValue(name);
          return values;
        });
    },
    of === 'style' ? GEOMETRY.source : undefined,
  );
}

/** The first few differences, in words. */
export function differences(before: Looks[], after: Looks[]): string[] {
  const found: string[] =
    before.length === after.length ? [] : [`${before.length} elements became ${after.length}`];
  before.forEach((values, index) => {
    for (const [name, value] of Object.entries(values)) {
      const other = after[index]?.[name];
      if (other !== value) found.push(`${values.tag} ${index}: ${name} ${value} -> ${other}`);
    }
  });
  return found.slice(0, 10);
}
