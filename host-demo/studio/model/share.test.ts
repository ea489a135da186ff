import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { deflateSync, strToU8 } from 'fflate';
import type { Texts } from '../../../themes/org/checks/context.ts';
import type { Json } from '../../../themes/org/json.ts';
import { CODES, folderOf } from '../testing/folders.ts';
import { change, type DataChange, type Folder } from './folder.ts';
import { MOST_CHARACTERS, parseFragment, type Shared, shareFragment, withShared } from './share.ts';

const TEXTS: Texts = {
  shell: { help: 'Help', call: 'Call {phone} {other}' },
  legal: { softCredit: 'I authorize {lender} to ask.' },
};
const PUBLISHED: Folder = { ...folderOf(CODES[0] as string), copy: {} };
const set = (file: DataChange['file'], path: string, value: Json | undefined): DataChange => ({
  file,
  path: path.split('.'),
  value,
  label: '',
});
const fragmentOf = (folder: Folder, published = PUBLISHED) => {
  const shared = shareFragment(published, folder);
  if ('problem' in shared) throw new Error(shared.problem);
  return shared;
};
const opened = (fragment: string, published = PUBLISHED) => {
  const shared = parseFragment(fragment);
  return 'problem' in shared ? shared : withShared(published, shared, TEXTS);
};
const packed = (data: unknown, version = '2') =>
  `${version}.${Buffer.from(deflateSync(strToU8(JSON.stringify(data)))).toString('base64url')}`;
const crafted = (...entries: Json[]) => packed({ of: PUBLISHED.code, base: '00000000', set: entries });

describe('a link', () => {
  test('holds what differs, and gives it again', () => {
    const radius = { value: 13, unit: 'px' };
    const made = [
      set('tokens', 'radius.button.$value', radius),
      set('tokens', 'radius.card', undefined),
      set('brand', 'orgMetadata.companyInfo.shortName', 'Zoë’s'),
      set('copy', 'shell.help', 'Ask us'),
    ].reduce(change, PUBLISHED);
    const { fragment, missing } = fragmentOf(made);
    expect(missing).toEqual([]);
    expect(fragment.length).toBeLessThan(400);
    expect(opened(fragment)).toEqual({ folder: made, missing: [], isOfOther: false });
    expect(opened(`#${fragment}`)).toEqual(opened(fragment));
  });

  test('of an organisation to another gives its values', () => {
    const other = folderOf(CODES[1] as string);
    const { fragment, missing } = fragmentOf({ ...PUBLISHED, tokens: other.tokens, assets: other.assets });
    const again = opened(fragment) as { folder: Folder };
    expect(again.folder.tokens).toEqual(other.tokens);
    expect(missing).toEqual(expect.arrayContaining(['assets/logo.svg']));
  });

  test('says which fonts did not come with it', () => {
    const fonts = [{ family: 'Karla', weight: '400', src: 'assets/fonts/karla.woff2' }];
    const { fragment } = fragmentOf(change(PUBLISHED, set('tokens', '$extensions.heloc.fonts', fonts)));
    expect(opened(fragment)).toMatchObject({ missing: ['assets/fonts/karla.woff2'] });
    // Read anew, the bytes are the same.
    expect(fragmentOf({ ...PUBLISHED, assets: folderOf(PUBLISHED.code).assets }).missing).toEqual([]);
  });

  test('says that the published organisation is another by now', () => {
    const { fragment } = fragmentOf(change(PUBLISHED, set('copy', 'shell.help', 'Ask us')));
    const newer = change(PUBLISHED, set('brand', 'brand', 'New name'));
    expect(opened(fragment, newer)).toMatchObject({ isOfOther: true });
  });

  test('leaves out where people are sent and who answers, and says so', () => {
    const made = change(PUBLISHED, set('brand', 'hosts', ['elsewhere.example']));
    const { fragment, missing } = fragmentOf(made);
    expect(missing).toEqual(['hosts']);
    expect(opened(fragment)).toMatchObject({ folder: PUBLISHED });
  });

  test('that changes what compliance answers for is opened as approved by nobody', () => {
    const signed = ['brand', 'copy'].reduce(
      (folder, file) => change(folder, set(file as 'brand' | 'copy', 'approvedBy', 'M. Alder')),
      PUBLISHED,
    );
    const made = [
      set('copy', 'legal.softCredit', 'I authorize {lender}.'),
      set('brand', 'orgMetadata.companyInfo.shortName', 'Other'),
    ].reduce(change, signed);
    const { folder } = opened(fragmentOf(made, signed).fragment, signed) as { folder: Folder };
    expect(folder.copy).toMatchObject({ legal: { softCredit: 'I authorize {lender}.' } });
    expect(folder.copy.approvedBy).toBeUndefined();
    expect(folder.brand.approvedBy).toBe('M. Alder');
  });

  test('that would be too long is not made', () => {
    const noise = Array.from({ length: 3_000 }, (_, index) => Math.imul(index + 1, 2654435761) >>> 0).join(
      '',
    );
    const long = change(PUBLISHED, set('copy', 'shell.help', noise));
    expect(shareFragment(PUBLISHED, long)).toEqual({ problem: expect.stringMatching(/a link holds 8000/) });
  });
});

describe('a link is refused', () => {
  test.each<[string, string, RegExp]>([
    ['of an older version', packed({}, '1'), /older studio \(version 1/],
    ['of a newer version', packed({}, '3'), /newer studio \(version 3/],
    ['that is cut', crafted(['copy', ['shell', 'help'], 'x']).slice(0, -6), /damaged/],
    ['that is no data', '2.AAAA', /damaged/],
    ['that is empty', '', /damaged/],
    ['that is too long', `2.${'A'.repeat(MOST_CHARACTERS)}`, /damaged/],
    [
      'that becomes more than 64 kB',
      packed({ of: 'A_CU', base: '00000000', set: [], x: 'x'.repeat(2_000_000) }),
      /damaged/,
    ],
    ['of a file of no kind', crafted(['run', ['a'], 1]), /damaged/],
    ['of prototypes', crafted(['brand', ['__proto__', 'polluted'], 1]), /damaged/],
    ['that leads elsewhere', crafted(['brand', ['baseUrl'], 'https://evil.example']), /changes baseUrl/],
    ['that approves', crafted(['copy', ['approvedBy'], 'me']), /changes approvedBy/],
    [
      'with url(',
      crafted(['tokens', ['color', 'primary', '$value'], 'url(https://x.example)']),
      /color\.primary must be a color/,
    ],
    [
      'with a way out of a declaration',
      crafted(['tokens', ['font', 'body', '$value'], ['a} b{']]),
      /font\.body must be/,
    ],
    [
      'with a choice that is none',
      crafted(['tokens', ['$extensions', 'heloc', 'density'], 'x']),
      /must be one of/,
    ],
    ['with a text of no screen', crafted(['copy', ['nowhere', 'x'], 'y']), /nowhere\.x is no text of ours/],
    [
      'with lost placeholders',
      crafted(['copy', ['shell', 'call'], 'Call']),
      /shell\.call has lost \{phone\}/,
    ],
    ['with a text of 100 kB', crafted(['copy', ['shell', 'help'], 'x'.repeat(60_000)]), /damaged/],
  ])('%s', (_, fragment, expected) => {
    expect(opened(fragment)).toEqual({ problem: expect.stringMatching(expected) });
    expect('polluted' in {}).toBe(false);
  });

  test('markup in words is words', () => {
    expect(opened(crafted(['copy', ['shell', 'help'], '<b>x</b>']))).toMatchObject({
      folder: { copy: { shell: { help: '<b>x</b>' } } },
    });
  });

  test('any text, and any data, gives differences or a refusal', () => {
    const isEither = (shared: Shared | { problem: string }) => {
      const result = 'problem' in shared ? shared : withShared(PUBLISHED, shared, TEXTS);
      expect('problem' in result ? typeof result.problem : typeof result.folder).toMatch(/string|object/);
    };
    fc.assert(fc.property(fc.string(), (text) => isEither(parseFragment(text))));
    fc.assert(fc.property(fc.base64String(), (text) => isEither(parseFragment(`2.${text}`))));
    const key = fc.oneof(
      fc.constantFrom('color', 'primary', '$value', 'fonts', '$extensions', 'heloc', 'shell', '0'),
      fc.string(),
    );
    const entry = fc.tuple(
      fc.constantFrom('brand', 'tokens', 'copy', 'x'),
      fc.array(key, { minLength: 1, maxLength: 5 }),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 5 }), (entries) =>
        isEither(parseFragment(crafted(...(entries as Json[])))),
      ),
      { numRuns: 200 },
    );
  });
});
