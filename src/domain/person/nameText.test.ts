import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { normalizeName } from './names.ts';
import { fullName, initials, shortName } from './nameText.ts';

describe('names as they are shown', () => {
  it.each([
    [['maria', 'Ann', 'O’Neil', 'JR'], "maria Ann O'Neil Jr", 'maria O.', 'MO'],
    [['Ana', '', 'Li', ''], 'Ana Li', 'Ana L.', 'AL'],
    [['José', null, 'de la Cruz', 'III'], 'José de la Cruz III', 'José D.', 'JD'],
    [['', undefined, 'Li', undefined], 'Li', 'L.', 'L'],
    [['Éloïse', '', 'Bé', ''], 'Éloïse Bé', 'Éloïse B.', 'ÉB'],
    [['E\u0301loïse', '', 'be\u0301', ''], 'Éloïse bé', 'Éloïse B.', 'ÉB'],
    [['李', '', '明', ''], '李 明', '李 明.', '李明'],
    [[' Ana ', undefined, ' ', ''], 'Ana', 'Ana', 'A'],
    [['Test', '', '1st', ''], 'Test 1st', 'Test S.', 'TS'],
    [[undefined, undefined, undefined, undefined], '', '', ''],
    [['Li', 'B.', 'Wu', 'Jr.'], 'Li B. Wu Jr', 'Li W.', 'LW'],
    [['Li', '', 'Wu', 'Esq'], 'Li Wu', 'Li W.', 'LW'],
  ])('%p', ([firstName, middleName, lastName, suffix], full, short, letters) => {
    const name = { firstName, middleName, lastName, suffix };
    expect([fullName(name), shortName(name), initials(name)]).toEqual([full, short, letters]);
  });

  it('has single spaces and none at the ends, and is shown the same when it is written again', () => {
    const part = fc.option(fc.string({ unit: 'grapheme', maxLength: 12 }), { nil: undefined });
    fc.assert(
      fc.property(part, part, (firstName, lastName) => {
        const full = fullName({ firstName, lastName });
        expect(full).toBe(normalizeName(full));
        expect(fullName({ firstName: full })).toBe(full);
        for (const text of [shortName({ firstName, lastName }), initials({ firstName, lastName })])
          expect(text).toBe(text.trim());
        expect(initials({ firstName, lastName }) === '').toBe(full === '');
      }),
    );
  });
});
