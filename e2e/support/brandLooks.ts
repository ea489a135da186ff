import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { fontFamily } from '#src/brand/schema/theme.ts';

/** What a person sees of a brand on a screen, as facts: the same on every machine, where pictures differ by how fonts are smoothed. */

/** Of one part: where it is and how large, and how it is drawn. */
export interface Fact {
  /** From the left, width and height. */
  readonly box: readonly [number, number, number];
  readonly style: Readonly<Record<string, string>>;
}
export type Facts = Readonly<Record<string, Fact>>;

/** The parts by which a look is known, each the first of its kind. */
const PARTS = {
  header: 'div:has(> * > a picture)',
  logo: 'picture img',
  heading: 'h1',
  field: 'input:not([type="radio"], [type="checkbox"], [type="hidden"], [type="file"]), select',
  choice: 'label:has(input[type="radio"])',
  button: '[type="submit"]',
  plain: 'button:not([type="submit"])',
  link: 'a:not(:has(picture))',
} as const;

const STYLES = [
  'color',
  'background-color',
  'border-top-color',
  'border-top-width',
  'border-top-left-radius',
  'box-shadow',
  'font-family',
  'font-size',
  'font-weight',
  'letter-spacing',
  'text-transform',
] as const;

/** Fonts have come, all that the organisation has. */
export async function fontsThere(page: Page, org: string): Promise<void> {
  const { fonts = [] } = JSON.parse(readFileSync(`dist/themes/${org}/look.json`, 'utf8'));
  // Those of a brand before may be there still; a family has a font for each of its weights.
  const wanted = (fonts as { family: string }[]).map(({ family }) => fontFamily(org, family)).sort();
  await page.waitForFunction((names) => {
    const there = [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', ''))
      .filter((family) => names.includes(family));
    return there.sort().join() === names.join();
  }, wanted);
  await page.waitForFunction(() => {
    const root = document.querySelector('[data-heloc-mount]')?.shadowRoot;
    return [...(root?.querySelectorAll('img') ?? [])].every((image) => image.complete);
  });
}

export const factsOf = (page: Page): Promise<Facts> =>
  page.evaluate(
    async ([parts, styles]) => {
      // Of a new width, or scheme.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      const root = document.querySelector('[data-heloc-mount]:not(#heloc-early)')?.shadowRoot;
      const found = Object.entries(parts).flatMap(([name, selector]) => {
        const element = [...(root?.querySelectorAll(selector) ?? [])].find(
          (each) =>
            each.checkVisibility({ visibilityProperty: true }) && each.getBoundingClientRect().width > 1,
        );
        if (!element) return [];
        const { left, width, height } = element.getBoundingClientRect();
        const computed = getComputedStyle(element);
        // Behind its own font stand those of devices.
        const value = (each: string) => computed.getPropertyValue(each).replace(/^(heloc-[^,]+),.*/, '$1');
        const style = Object.fromEntries(styles.map((each) => [each, value(each)]));
        return [[name, { box: [left, width, height].map(Math.round), style }]];
      });
      return Object.fromEntries(found);
    },
    [PARTS, STYLES] as const,
  );

/** Both: what a pixel is to something small, and what a hundredth is to something large. */
const MOST_PIXELS = 3;
const MOST_SHARE = 0.02;

/** What is another now, in words; of a colour with the tokens that have it. */
export async function changesOf(page: Page, kept: Facts, now: Facts): Promise<string[]> {
  const tokens = await page.evaluate(() => {
    const root = document.querySelector('[data-heloc-mount]:not(#heloc-early)')?.shadowRoot;
    const themed = root?.querySelector<HTMLElement>('[style*="--heloc-color-page"]');
    const probe = document.createElement('i');
    document.body.append(probe);
    const values = [...(themed?.style ?? [])]
      .filter((name) => name.startsWith('--heloc-'))
      .map((name) => {
        const value = themed?.style.getPropertyValue(name).trim() ?? '';
        probe.style.color = '';
        if (name.startsWith('--heloc-color-')) probe.style.color = value;
        return [name, probe.style.color ? getComputedStyle(probe).color : value] as const;
      });
    probe.remove();
    return values;
  });
  const namedAs = (value: string) =>
    tokens
      .filter(([, token]) => token === value)
      .map(([name]) => name.replace('--heloc-', ''))
      .join(', ') || 'no token';
  return [...new Set([...Object.keys(kept), ...Object.keys(now)])].flatMap((part) => {
    const [before, after] = [kept[part], now[part]];
    if (!before || !after) return [`${part} ${after ? 'is new' : 'is gone'}`];
    const moved = before.box.flatMap((value, index) => {
      const off = Math.abs(value - (after.box[index] ?? 0));
      return off > MOST_PIXELS && off > value * MOST_SHARE
        ? [`${part}: ${['left', 'width', 'height'][index]} ${value} is ${after.box[index]}`]
        : [];
    });
    const drawn = Object.entries(after.style).flatMap(([name, value]) =>
      before.style[name] === value
        ? []
        : [`${part}: ${name} ${before.style[name]} is ${value} (${namedAs(value)})`],
    );
    return [...moved, ...drawn];
  });
}

/** As they are kept: each way of drawing once for an organisation, as many parts are drawn alike. */
export interface KeptLooks {
  styles: string[];
  screens: Record<
    string,
    Record<string, readonly [left: number, width: number, height: number, style: number]>
  >;
}

export function keptOf({ styles }: Pick<KeptLooks, 'styles'>, facts: Facts): KeptLooks['screens'][string] {
  const place = (style: Fact['style']) => {
    const text = Object.values(style).join(' | ');
    return styles.includes(text) ? styles.indexOf(text) : styles.push(text) - 1;
  };
  return Object.fromEntries(
    Object.entries(facts).map(([part, { box, style }]) => [part, [...box, place(style)] as const]),
  );
}

export const factsIn = ({ styles, screens }: KeptLooks, screen: string): Facts =>
  Object.fromEntries(
    Object.entries(screens[screen] ?? {}).map(([part, [left, width, height, style]]) => {
      const values = styles[style]?.split(' | ') ?? [];
      return [
        part,
        {
          box: [left, width, height] as const,
          style: Object.fromEntries(STYLES.map((name, index) => [name, values[index] ?? ''])),
        },
      ];
    }),
  );
