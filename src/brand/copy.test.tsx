import { beforeAll, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { testBundle, themesIndex } from '#src/testing/themes.ts';
import { BrandProvider, useBrand, useTheme } from './BrandProvider.tsx';
import type { BrandBundle } from './bundle.ts';
import {
  type CopyStrings,
  defineCopy,
  fillCopy,
  fillLegal,
  messageText,
  overrideProblem,
  useCopy,
  useLegal,
} from './copy.tsx';

const copy = defineCopy('test/copy', {
  plain: 'Continue',
  intro: 'Hello {firstName} at {brand}',
  help: 'Call {phone}',
  account: 'It looks like {email} already has an account with us.',
  steps: ['First, {firstName}', 'Then {brand}'],
  files: { one: '1 file of {firstName}', other: '{count} files of {firstName}' },
});

let bundle: BrandBundle;
let other: BrandBundle;
beforeAll(async () => {
  const index = themesIndex();
  const partner = index.orgs.find(({ role }) => role === 'partner');
  bundle = await testBundle(index.main);
  other = await testBundle(partner?.code ?? '');
});

const overriding = (strings: CopyStrings): BrandBundle => ({
  ...bundle,
  copy: { ...bundle.copy, 'test/copy': strings },
});

describe('fillCopy', () => {
  it('fills values, and the brand without being asked', () => {
    const t = fillCopy(bundle, copy);
    const { companyInfo } = bundle.brand;
    expect(t('plain')).toBe('Continue');
    expect(t('intro', { firstName: 'Ana' })).toBe(`Hello Ana at ${companyInfo.shortName}`);
    expect(t('account', { email: 'ana@mail.example' })).toContain('ana@mail.example already');
    expect(t('steps', { firstName: '$& {brand}' })).toEqual([
      'First, $& {brand}',
      `Then ${companyInfo.shortName}`,
    ]);
  });

  it('chooses the form by the number, of an organisation too', () => {
    const t = fillCopy(bundle, copy);
    expect(t('files', { count: 1, firstName: 'Ana' })).toBe('1 file of Ana');
    expect(t('files', { count: 0, firstName: 'Ana' })).toBe('0 files of Ana');
    expect(t('files', { count: 1200, firstName: 'Ana' })).toBe('1,200 files of Ana');
    // @ts-expect-error the number is missing
    expect(t('files', { firstName: 'Ana' })).toContain('files of Ana');
    const own = overriding({ files: { other: '{firstName} has {count} files' } });
    expect(fillCopy(own, copy)('files', { count: 1, firstName: 'Ana' })).toBe('Ana has 1 files');
  });

  it('says a message that was made without the organisation', () => {
    const message = { copy, key: 'intro', values: { firstName: 'Ana' } };
    expect(messageText(overriding({ intro: 'Hi {firstName} at {brand} ({phone})' }), message)).toMatch(
      /^Hi Ana/,
    );
    expect(messageText(bundle, 'As it is')).toBe('As it is');
  });

  it('does not compile with a wrong key or without a value', () => {
    const t = fillCopy(bundle, copy);
    // @ts-expect-error no such key
    expect(() => t('nothing')).toThrow('No text "nothing" in the copy "test/copy"');
    // @ts-expect-error firstName is missing
    expect(t('intro')).toContain('{firstName}');
    // @ts-expect-error the phone may be a link or a text: the caller decides
    expect(t('help')).toBe(`Call ${bundle.brand.companyInfo.supportPhone}`);
    // @ts-expect-error not a placeholder of this text
    t('intro', { firstName: 'Ana', lastName: 'B' });
    // @ts-expect-error inherited names are no keys
    expect(() => t('toString')).toThrow('No text');
  });

  it('takes the words of the organisation, and ours where those would lose something', () => {
    const t = fillCopy(
      overriding({ plain: 'Go on', intro: 'Hi {firstName} at {brand} ({phone}) of {lender}' }),
      copy,
    );
    expect(t('plain')).toBe('Go on');
    expect(t('intro', { firstName: 'Ana' })).toContain(`of ${bundle.brand.companyInfo.legalName}`);
    const wrong = fillCopy(
      overriding({ plain: ['Go on'], intro: 'Hi', steps: ['{firstName} {brand} {secret}'] }),
      copy,
    );
    expect(wrong('plain')).toBe('Continue');
    expect(wrong('intro', { firstName: 'Ana' })).toMatch(/^Hello Ana/);
    expect(wrong('steps', { firstName: 'Ana' })).toHaveLength(2);
  });
});

describe('overrideProblem', () => {
  it.each([
    ['a {x}', 'b {x} {phone}', undefined],
    ['a {x}', 'b', 'has lost {x}'],
    ['a', 'b {x}', 'has a placeholder {x} that nothing fills'],
    ['a', ['b'], 'must be a text'],
    ['a', 3, 'must be a text'],
    [['a', '{x}'], ['{x}'], undefined],
    [['a'], 'a', 'must be a list of texts'],
    [['a'], [3], 'must be a list of texts'],
    [{ one: 'a', other: '{count} a' }, { other: '{count} b' }, undefined],
    [{ one: 'a', other: '{count} a' }, { one: '{count} b', other: '{count} b', few: 'b' }, undefined],
    [{ one: 'a', other: '{count} a' }, '{count} b', undefined],
    [{ one: 'a', other: '{count} a' }, 'b', 'has lost {count}'],
    [{ one: 'a', other: '{count} a' }, ['{count} b'], 'must be texts by number, with "other"'],
    [{ one: 'a', other: '{count} a' }, { one: 'b' }, 'must be texts by number, with "other"'],
    [{ one: 'a', other: '{count} a' }, { other: 'b' }, 'has lost {count}'],
  ])('%j replaced by %j: %s', (original, override, problem) => {
    expect(overrideProblem(original, override)).toBe(problem);
  });
});

describe('legal texts', () => {
  it('name the brand and ask for their values', () => {
    const legal = fillLegal(bundle);
    expect(legal('softCredit')).toContain(`I authorize ${bundle.brand.companyInfo.legalName} and its agents`);
    expect(legal('texasNotice', { date: '11/30/2026' })).toContain('before 11/30/2026');
    expect(legal('termsAndPrivacy')).toBe('I agree to the Terms of Service and Privacy Policy');
    expect(fillLegal(other)('ecoaNotice')).toContain(other.brand.companyInfo.regulator.name);
    // @ts-expect-error the date is missing
    legal('texasNotice');
    // @ts-expect-error no such text
    expect(() => legal('nothing')).toThrow('No text');
  });
});

function Page() {
  const t = useCopy(copy);
  const legal = useLegal();
  const brand = useBrand();
  const { header } = useTheme();
  return (
    <>
      <h1>{t('intro', { firstName: '<b>Ana</b>' })}</h1>
      <input aria-label={t('plain')} defaultValue="" />
      <p>
        {legal.rich('termsAndPrivacy', {
          termsLabel: <a href="/terms">{brand.companyInfo.legal.termsLabel}</a>,
        })}
      </p>
      <p>{header}</p>
    </>
  );
}

const Lost = () => <>{useBrand().name}</>;

describe('BrandProvider', () => {
  it('changes looks and words in place, and takes its variables away again', () => {
    const target = document.body.appendChild(document.createElement('div'));
    const { rerender, unmount } = render(
      <BrandProvider bundle={bundle} target={target}>
        <Page />
      </BrandProvider>,
    );
    const input = screen.getByRole('textbox', { name: 'Continue' });
    input.focus();
    expect(screen.getByRole('heading')).toHaveTextContent('Hello <b>Ana</b> at');
    expect(screen.getByRole('link', { name: 'Terms of Service' })).toBeInTheDocument();
    expect(screen.getByText('and Privacy Policy', { exact: false })).toBeInTheDocument();
    expect(target.style.getPropertyValue('--heloc-color-primary')).toBe(bundle.theme.tokens['color-primary']);

    rerender(
      <BrandProvider bundle={other} target={target}>
        <Page />
      </BrandProvider>,
    );
    expect(input).toHaveFocus();
    expect(screen.getByRole('textbox')).toBe(input);
    expect(screen.getByRole('heading')).toHaveTextContent(other.brand.companyInfo.shortName);
    expect(target.style.getPropertyValue('--heloc-color-primary')).toBe(other.theme.tokens['color-primary']);
    expect(target.style.getPropertyValue('--heloc-color-scheme')).toBe(other.theme.scheme);

    unmount();
    expect(target.style.length).toBe(0);
    target.remove();
  });

  it('says what is missing', () => {
    const ignore = (error: unknown) => error;
    expect(() => render(<Lost />, { onRecoverableError: ignore })).toThrow(
      'need a BrandProvider around them',
    );
  });
});
