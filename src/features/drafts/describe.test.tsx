import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import type { FieldEntry } from '#src/ui/form/formErrors.ts';
import { shownAs } from './describe.ts';

const WORDS = { yes: 'Yes', no: 'No', empty: 'Nothing' };

/** A group of boxes, as the pages have them. */
function boxes(): FieldEntry {
  const { container } = render(
    <fieldset>
      {['Roof', 'Windows', 'Kitchen'].map((label) => (
        <label key={label}>
          <input type="checkbox" value={label.toUpperCase()} />
          {label}
        </label>
      ))}
    </fieldset>,
  );
  return { name: 'repairs', labelId: 'l', aliases: [], target: () => container.querySelector('input') };
}

test.each([
  [['ROOF'], 'Roof'],
  [['ROOF', 'KITCHEN'], 'Roof and Kitchen'],
  [['ROOF', 'WINDOWS', 'KITCHEN'], 'Roof, Windows, and Kitchen'],
  [[], 'Nothing'],
])('what was ticked is a list in words: %j', (value, expected) => {
  expect(shownAs(boxes(), value, WORDS)).toBe(expected);
});
