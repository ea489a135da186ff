import { expect, it } from '@jest/globals';
import { defineCopy, overrideProblem } from '#src/brand/copy.tsx';
import { allCopies } from '#src/testing/copies.ts';
import { pseudoCopy, pseudoText } from './pseudo.ts';

it('is accented, longer, in brackets, and keeps placeholders', () => {
  expect(pseudoText('Hello {firstName}, call {phone}')).toBe(
    '[Ĥéĺĺö {firstName}, çáĺĺ {phone} Ĥéĺĺö , çáĺĺ]',
  );
  expect(pseudoText('OK')).toBe('[ÖĶ ÖĶ]');
  const copy = defineCopy('test', { list: ['One', 'Two'], files: { one: 'file', other: '{count} files' } });
  expect(pseudoCopy([copy])).toEqual({
    test: { list: ['[Öńé Öńé]', '[Tŵö Tŵö]'], files: { one: '[fíĺé fíĺé]', other: '[{count} fíĺéš fíĺéš]' } },
  });
});

it('may take the place of every text of the product', async () => {
  const copies = await allCopies();
  const pseudo = pseudoCopy(copies.map(({ copy }) => copy));
  const wrong = copies.flatMap(({ copy }) =>
    Object.entries(copy.strings).flatMap(([name, value]) => {
      const problem = overrideProblem(value, pseudo[copy.key]?.[name]);
      return problem ? [`${copy.key}.${name} ${problem}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
  expect(copies.length).toBeGreaterThan(60);
});
