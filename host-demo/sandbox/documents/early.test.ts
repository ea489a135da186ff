import { describe, expect, test } from '@jest/globals';
import { lineTerms } from './early.ts';

/** What is read there, as one text. */
const textOf = (senior: boolean) =>
  lineTerms(senior)
    .flatMap(({ heading, figures = [], paragraphs = [] }) => [heading, ...figures.flat(), ...paragraphs])
    .join('\n');

describe('the early disclosure', () => {
  test('has the 10,000-dollar example of a fixed rate: payment, time to repay, no balloon', () => {
    const text = textOf(false);
    expect(text).toContain('You owe $10,000 at an APR of 8.50%');
    expect(text).toMatch(/Over 15 years, 180 payments\n\$98\.47 a month/);
    expect(text).toContain('there is no balloon payment');
  });

  test('of interest-only payments, what is left at the end', () => {
    const text = textOf(true);
    expect(text).toContain('$70.83 a month for 30 years, 360 payments');
    expect(text).toContain('none of the $10,000, which is due at the end in one sum (a balloon payment)');
  });

  test.each([false, true])(
    'says draw period, what can be drawn again, and the minimum draw: senior %s',
    (senior) => {
      const text = textOf(senior);
      expect(text).toMatch(/Draw period of a 30-year line\n5 years/);
      expect(text).toContain('you can draw again what you have paid back of the principal');
      expect(text).toMatch(/Minimum draw\n\$15,000/);
      expect(text).toContain('You could lose your home');
    },
  );
});
