import { beforeAll, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Profiler, type ReactNode } from 'react';
import { bundleSource } from '#src/testing/bundleSource.ts';
import { testBundle, themesIndex } from '#src/testing/themes.ts';
import { BrandProvider, useBrand } from './BrandProvider.tsx';
import type { BrandBundle } from './bundle.ts';
import { useBundleValue } from './context.ts';
import { type Copy, type CopyStrings, defineCopy, useCopy, useLegal } from './copy.tsx';

const copy = defineCopy('test/follow', {
  plain: 'Continue',
  named: 'Welcome to {brand}',
  asked: 'Hello {firstName}',
  steps: ['First this', 'Then {lender}'],
  files: { one: '1 file for {brand}', other: '{count} files' },
  later: 'Saved by {brand}',
});

let main: BrandBundle;
let partner: BrandBundle;
beforeAll(async () => {
  const index = themesIndex();
  main = await testBundle(index.main);
  partner = await testBundle(index.orgs.find(({ role }) => role === 'partner')?.code ?? '');
});

/** The main organisation with other words for the copy above. */
const saying = (strings: CopyStrings): BrandBundle => ({
  ...main,
  copy: { ...main.copy, [copy.key]: strings },
});

interface TextProps {
  use(): ReactNode;
  onRender?(): void;
}

function Text({ use, onRender }: TextProps) {
  onRender?.();
  return <p>{use()}</p>;
}

/** Renders what a hook says as the text of an element, and counts how often. */
function follow(use: TextProps['use'], first: BrandBundle = main) {
  const source = bundleSource(first);
  let renders = 0;
  const { container } = render(
    <BrandProvider bundle={source}>
      <Text
        use={use}
        onRender={() => {
          renders += 1;
        }}
      />
    </BrandProvider>,
  );
  return {
    /** What stands there afterwards, and whether it was rendered again. */
    change(next: BrandBundle) {
      const before = renders;
      source.change(next);
      return { text: container.textContent, again: renders > before };
    },
  };
}

const SAME = [
  ['a text without the brand', () => useCopy(copy)('plain')],
  ['a value that is given', () => useCopy(copy)('asked', { firstName: 'Ana' })],
  ['a fact that both have', () => String(useBundleValue(({ brand }) => typeof brand.baseUrl))],
] as const;

const OTHER = [
  ['the brand in a text', () => useCopy(copy)('named'), () => partner.brand.companyInfo.shortName],
  ['in a list', () => useCopy(copy)('steps').join(), () => partner.brand.companyInfo.legalName],
  [
    'in one form of a number',
    () => useCopy(copy)('files', { count: 1 }),
    () => partner.brand.companyInfo.shortName,
  ],
  ['among elements', () => useCopy(copy).rich('named'), () => partner.brand.companyInfo.shortName],
  ['a legal text', () => useLegal()('softCredit'), () => partner.brand.companyInfo.legalName],
  ['a fact', () => useBrand().name, () => partner.brand.name],
] as const;

describe('another organisation', () => {
  it.each(SAME)('renders nothing again for %s', (_, use) => {
    const view = follow(use);
    const { text } = view.change(main);
    expect(view.change(partner)).toEqual({ text, again: false });
  });

  it.each(OTHER)('changes %s', (_, use, said) => {
    const view = follow(use);
    expect(view.change(partner)).toEqual({ text: expect.stringContaining(said()), again: true });
    expect(view.change({ ...partner })).toMatchObject({ again: false });
    expect(view.change(main).text).not.toContain(said());
  });

  it.each<[string, () => ReactNode, CopyStrings, string]>([
    ['a text', () => useCopy(copy)('plain'), { plain: 'Go on' }, 'Go on'],
    [
      'the brand in its words alone',
      () => useCopy(copy)('plain'),
      { plain: 'Go on with {nmlsId}' },
      'Go on with',
    ],
    ['a list', () => useCopy(copy)('steps').join(), { steps: ['{lender} only'] }, 'only'],
    [
      'a form of a number',
      () => useCopy(copy)('files', { count: 2 }),
      { files: { one: '1', other: '{count} of {brand}' } },
      '2 of',
    ],
  ])('adds its words for %s, and takes them away', (_, use, strings, said) => {
    const view = follow(use);
    expect(view.change(saying(strings))).toEqual({ text: expect.stringContaining(said), again: true });
    expect(view.change(saying({ ...strings, later: 'Kept by {brand}' }))).toMatchObject({ again: false });
    const without = view.change(saying({}));
    expect(without.again).toBe(true);
    expect(without.text).not.toContain(said);
  });

  it('says in its words what is asked for only afterwards', () => {
    let later = () => '';
    const view = follow(() => {
      const t = useCopy(copy);
      later = () => t('later');
      return t('plain');
    });
    expect(view.change(partner).again).toBe(false);
    expect(later()).toContain(partner.brand.companyInfo.shortName);
    // It has been asked for now.
    expect(view.change(main).again).toBe(true);
  });

  it('changes the words of the copy that a component has turned to', () => {
    const own = defineCopy('test/own', { plain: 'Own {brand}' });
    const source = bundleSource(main);
    const view = (of: Copy) => (
      <BrandProvider bundle={source}>
        <Text use={() => useCopy(of)('plain')} />
      </BrandProvider>
    );
    const { rerender } = render(view(copy));
    rerender(view(own));
    expect(screen.getByText(`Own ${main.brand.companyInfo.shortName}`)).toBeVisible();
    source.change(partner);
    expect(screen.getByText(`Own ${partner.brand.companyInfo.shortName}`)).toBeVisible();
  });

  it('changes looks and words in one commit', () => {
    const target = document.createElement('div');
    const source = bundleSource(main);
    const profiled = 'page';
    let commits = 0;
    render(
      <Profiler
        id={profiled}
        onRender={() => {
          commits += 1;
        }}
      >
        <BrandProvider bundle={source} target={target}>
          <Text use={() => useCopy(copy)('named')} />
          <Text use={() => useLegal()('softCredit')} />
          <Text use={() => useBrand().companyInfo.shortName} />
        </BrandProvider>
      </Profiler>,
    );
    expect(commits).toBe(1);
    source.change(partner);
    expect(screen.getByText(`Welcome to ${partner.brand.companyInfo.shortName}`)).toBeVisible();
    expect(target.style.getPropertyValue('--heloc-color-primary')).toBe(
      partner.theme.tokens['color-primary'],
    );
    expect(commits).toBe(2);
  });
});
