import { describe, expect, it } from '@jest/globals';
import { contrast } from '#src/testing/contrast.ts';
import { TOKEN_NAMES, TOKENS, toCssVariables, tokenProblem } from './tokens.ts';

describe('tokenProblem', () => {
  it.each([
    ['color-page', '#FBF8F1'],
    ['color-overlay', '#12241AB3'],
    ['font-body', 'Figtree, -apple-system, Segoe UI, sans-serif'],
    ['font-weight-button', '600'],
    ['letter-spacing-heading', '-0.02em'],
    ['text-transform-button', 'uppercase'],
    ['line-height', '1.5'],
    ['radius-button', '999px'],
    ['radius-card', '0'],
    ['shadow-card', 'none'],
    ['shadow-overlay', 'inset 0 2px 10px -1px #1C3A2A14, 0 .5em 2em #000000'],
  ])('accepts %s: %s', (name, value) => {
    expect(tokenProblem(name, value)).toBeUndefined();
  });

  const ATTACKS = [
    'url(https://evil.example/x)',
    '#fff; background: url(//evil.example)',
    '#fff} * {display: none',
    'red',
    'expression(alert(1))',
    'var(--other)',
    'calc(1px + 1px)',
    'attr(value)',
    'image-set("x" 1x)',
    '</style><script>alert(1)</script>',
    '#fff/* */',
    '#fff !important',
    '"x"',
    'a\\62 c',
    '#fff\n#000',
    '',
    ' ',
    '16rem',
    `Arial, ${'x'.repeat(300)}`,
    'inherit;',
    '@import "x"',
  ];
  it.each(TOKEN_NAMES)('keeps everything that could leave its declaration out of %s', (name) => {
    for (const attack of ATTACKS) {
      // A single word is a font family, and nothing more.
      if (TOKENS[name] === 'font' && /^[a-z]+$/.test(attack)) continue;
      expect({ attack, problem: tokenProblem(name, attack) }).not.toEqual({ attack, problem: undefined });
    }
    for (const value of [undefined, null, 0, {}, [], ['#fff']])
      expect(tokenProblem(name, value)).toBeDefined();
  });

  it('knows its names only', () => {
    for (const name of ['color-pages', '__proto__', 'constructor', 'toString', 'color-page: red; --x']) {
      expect(tokenProblem(name, '#fff')).toBe('is not a token');
    }
  });
});

describe('toCssVariables', () => {
  it('prefixes, and leaves out what does not fit', () => {
    const variables = toCssVariables({
      'color-page': '#fff',
      space: '1em;}',
      ...({ other: '#fff' } as object),
    });
    expect(variables).toEqual({ '--heloc-color-page': '#fff' });
  });
});

describe('contrast', () => {
  it('is that of WCAG', () => {
    expect(contrast('#000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
    expect(contrast('#0B111980', '#0B1119')).toBeCloseTo(1);
  });
});
