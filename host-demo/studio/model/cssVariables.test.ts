import { expect, test } from '@jest/globals';
import { mergeLayers } from '../../../themes/org/compile.ts';
import { onDisk } from '../../../themes/org/files.ts';
import { readLook } from '../../../themes/org/look.ts';
import { readLayers } from '../../../themes/org/read.ts';
import { CODES } from '../testing/folders.ts';
import { cssVariables } from './cssVariables.ts';

test('every token is a custom property, and the dark ones follow the device', () => {
  const files = onDisk('themes');
  const looks = CODES.map((code) => readLook(mergeLayers(readLayers(code, files)).tokens).look);
  for (const look of looks) {
    const css = cssVariables(look);
    expect(css).toContain(`--heloc-color-primary: ${look.seeds.primary};`);
    expect(css).toMatch(/--heloc-color-link-visited: #[0-9A-F]{6};/);
    expect(css.includes('prefers-color-scheme')).toBe(
      look.dark === 'derived' && look.choices.scheme === 'light',
    );
    expect(css).not.toMatch(/url|@import|<|\/\*/);
    expect(css.match(/\{/g)?.length).toBe(css.match(/\}/g)?.length);
  }
  expect(new Set(looks.map(({ choices }) => choices.scheme)).size).toBe(2);
});
