import { describe, expect, test } from '@jest/globals';
import { Parser } from 'htmlparser2';
import { compile, mergeLayers } from '../../../themes/org/compile.ts';
import { toColor } from '../../../themes/org/dtcg.ts';
import { onDisk } from '../../../themes/org/files.ts';
import { CODES, folderOf } from '../testing/folders.ts';
import { change, type Folder } from './folder.ts';
import { report } from './report.ts';

const files = onDisk('themes');
/** One with words of its own, legal ones too. */
const CODE = CODES.find((code) => 'legal' in folderOf(code).copy) as string;
const { look, layers } = compile(CODE, files);
const TEXTS = { shell: { help: 'Help', call: 'Call {phone}' } };
const made = (folder: Folder, more: object = {}) =>
  report({
    folder,
    look,
    below: mergeLayers(layers.slice(0, -1)),
    published: folderOf(CODE),
    texts: TEXTS,
    problems: [],
    screens: [],
    on: '2026-11-02',
    ...more,
  });

function tagsOf(html: string): string[] {
  const tags: string[] = [];
  const parser = new Parser({ onopentag: (name) => tags.push(name) });
  parser.end(html);
  return tags;
}

describe('the report', () => {
  test('says what is new, every contrast, the words beside ours and who approved', () => {
    const folder = change(folderOf(CODE), {
      file: 'copy',
      path: ['shell', 'help'],
      value: 'Ask us',
      label: '',
    });
    const html = made(folder);
    expect(html).toContain('It passes the check.');
    expect(html).toContain('<td>Shell, help</td>');
    expect(html).toContain('<td>Help</td><td>Ask us</td>');
    expect(html).toContain('Legal texts of its own');
    expect(html).toMatch(/Words: .+, \d{4}-\d\d-\d\d/);
    expect(html.match(/<td>passes<\/td>/g)?.length).toBeGreaterThan(60);
    expect(html).toContain('Preview, not an offer of credit');
    expect(made(folder)).toBe(html);
  });

  test('says values as people read them', () => {
    const folder = [
      { path: ['color', 'page', '$value'], value: toColor('#FAF8F4') },
      { path: ['radius', 'card', '$value'], value: { value: 16, unit: 'px' } },
      { path: ['font', 'body', '$value'], value: ['Georgia', 'serif'] },
    ].reduce(
      (before, made) => change(before, { file: 'tokens', label: '', ...made }),
      change(folderOf(CODE), {
        file: 'brand',
        path: ['pricingData'],
        value: [{ aprMin: '7.35', example: { amount: '50500' } }],
        label: '',
      }),
    );
    const html = made(folder);
    expect(html).toMatch(
      /<td>color page<\/td><td>[^<]*(<span[^>]*><\/span>[^<]*)?<\/td><td><span[^>]*><\/span>#FAF8F4<\/td>/,
    );
    expect(html).toMatch(/<td>radius card<\/td><td>[^<]*<\/td><td>16 px<\/td>/);
    expect(html).toMatch(/<td>font body<\/td><td>[^<]*<\/td><td>Georgia, serif<\/td>/);
    expect(html).toMatch(/<td>products heloc name<\/td>/);
    expect(html).toContain('<td>pricing data 1 apr min</td><td>7.35</td>');
    expect(html).toContain('<td>pricing data 1 example amount</td><td>50500</td>');
    expect(html).toMatch(/<td>licensed states<\/td><td>[A-Z]{2}(, [A-Z]{2})*<\/td>/);
    expect(html).not.toMatch(/\$value|colorSpace|&#34;unit/);
  });

  test('runs and loads nothing, whatever it is made of', () => {
    const evil = '</td><script>alert(1)</script><img src=x onerror=alert(1)>"\'';
    const folder = [
      { file: 'brand' as const, path: ['brand'], value: evil, label: '' },
      { file: 'brand' as const, path: [evil], value: { [evil]: evil }, label: '' },
      { file: 'copy' as const, path: ['shell', 'help'], value: evil, label: '' },
    ].reduce(change, folderOf(CODE));
    const html = made(folder, {
      screens: [{ label: evil, html: `<p>${evil}</p>`, width: 375, height: 812 }],
      problems: [{ file: evil, line: 1, path: evil, code: evil, found: evil, why: evil }],
    });
    const tags = tagsOf(html);
    expect(tags).not.toContain('script');
    expect(tags).not.toContain('img');
    expect(tags.filter((tag) => tag === 'iframe')).toHaveLength(1);
    expect(html).toContain('<iframe sandbox=""');
    expect(html).toContain("default-src 'none'");
    expect(html).toContain('1 problem and');
  });

  test('says what was approved by whom', () => {
    const { approvedBy: _, approvedOn: __, ...brand } = folderOf(CODE).brand;
    const html = made({ ...folderOf(CODE), brand });
    expect(html).not.toMatch(/<p>Facts:/);
    expect(html).toMatch(/<p>Words: .+, \d{4}-\d\d-\d\d<\/p>/);
  });

  test('of one that is new says so', () => {
    expect(made(folderOf(CODE), { published: undefined })).toContain('It has not been published before.');
  });
});
