import { describe, expect, test } from '@jest/globals';
import type { ThemeFallback } from '#src/brand/schema/theme.ts';
import { compile } from './compile.ts';
import { fallbackError, fallbacksOf, withFallbacks } from './fallbacks.ts';
import { onDisk } from './files.ts';
import { measureText, readFont } from './fonts.ts';
import { listOrgs } from './read.ts';
import { SYSTEM_FONTS, systemWidth } from './systemFonts.ts';

const files = onDisk('themes');
const [arial] = SYSTEM_FONTS as unknown as [(typeof SYSTEM_FONTS)[number]];
const TEXT = 'What property would you like to use?';

/** Of the first organisation that has such a file. */
const fontOf = (isWanted: (weight: string) => boolean) => {
  for (const code of listOrgs(files))
    for (const { family, weight, src } of compile(code, files).look.fonts) {
      const bytes = files.read(`${code}/${src}`);
      if (bytes && isWanted(`${weight}`)) return { family: `${family}`, weight: `${weight}`, bytes };
    }
  throw new Error('No such font');
};
const variable = fontOf((weight) => weight.includes(' '));

describe('fonts that stand in for an organisation\u2019s', () => {
  const use = { families: [variable.family, 'Georgia'], transform: 'none' } as const;
  const uses = [400, 700].map((weight) => ({ ...use, weight }));

  test('are there for every weight that is used, of each system, and fetch nothing', () => {
    const faces = fallbacksOf('X', [variable], uses);
    expect(faces.map(({ weight }) => weight).sort()).toEqual(['400', '400', '700', '700']);
    expect(new Set(faces.map(({ source }) => source.slice(0, 6)))).toEqual(new Set(['local(']));
  });

  test('are as wide as the font in that weight', () => {
    const font = readFont(variable.bytes);
    if (typeof font === 'string') throw new Error(font);
    for (const weight of [400, 700]) {
      const face = fallbacksOf('X', [variable], uses).find(
        (each) => each.weight === `${weight}` && each.source.includes('Arial'),
      ) as ThemeFallback;
      const width = systemWidth(arial, weight, TEXT) * (Number.parseFloat(face.sizeAdjust) / 100);
      const own = measureText(font, variable.bytes, weight)(TEXT);
      expect(Math.abs(width / own - 1)).toBeLessThan(0.03);
    }
  });

  test('are wider where the letters are capitals', () => {
    const size = (transform: 'none' | 'uppercase') =>
      Number.parseFloat(
        (fallbacksOf('X', [variable], [{ ...use, weight: 400, transform }])[0] as ThemeFallback).sizeAdjust,
      );
    expect(size('uppercase')).not.toBe(size('none'));
  });

  test('are left out where the list goes on with a font that is as wide', () => {
    const twin = { ...use, families: [variable.family, 'Arial'], weight: 400 };
    const font = readFont(variable.bytes);
    if (typeof font === 'string') throw new Error(font);
    const own = measureText(font, variable.bytes, 400)(TEXT) / systemWidth(arial, 400, TEXT);
    const kept = fallbacksOf('X', [variable], [twin]).length > 0;
    expect(kept).toBe(Math.abs(own - 1) > 0.03);
  });

  test('stand behind the font in the look, and nowhere in what release 1.0 reads', () => {
    for (const code of listOrgs(files)) {
      const compiled = compile(code, files);
      const { fallbacks = [], tokens } = withFallbacks(compiled, files) as unknown as {
        fallbacks?: ThemeFallback[];
        tokens: Record<string, string>;
      };
      for (const { family } of fallbacks)
        expect(`${tokens['font-body']} ${tokens['font-heading']}`).toContain(`, ${family}, `);
      expect(JSON.stringify(compiled.theme)).not.toContain('-fallback');
    }
  });

  test('are never off by more than a letter in a line of a phone, for every organisation', () => {
    const off = listOrgs(files).flatMap((code) => fallbackError(compile(code, files), files) ?? []);
    expect(off.length).toBeGreaterThan(0);
    for (const part of off) expect(part).toBeLessThan(0.04);
  });
});
