import { withOptions } from './embedding.ts';

const PAGE = '<body><heloc-application environment="test"></heloc-application></body>';
const shown = (query: string) => withOptions(PAGE, new URLSearchParams(query));

test('a page without options stays as it was written', () => {
  expect(shown('org=OAKLINE')).toBe(PAGE);
});

test('options become attributes, one element for each remote', () => {
  expect(shown('isolation=light')).toContain(
    '<heloc-application environment="test" isolation="light"></heloc-application>',
  );
  expect(
    shown('remote=chat,borrower&isolation=shadow').match(/<heloc-application [^>]+><.heloc-application>/g),
  ).toEqual([
    '<heloc-application environment="test" remote="borrower" isolation="shadow"></heloc-application>',
    '<heloc-application environment="test" remote="chat" isolation="shadow"></heloc-application>',
  ]);
});

test('announcements come first where they are named first, with what they may be told', () => {
  const html = shown('remote=banner,borrower&placement=marketing&max=5&app=heloc');
  expect(html).toContain(
    '<body><heloc-application environment="test" remote="banner" app="heloc" placement="marketing" max="5"></heloc-application>',
  );
  expect(html).toContain('<heloc-application environment="test" remote="borrower"></heloc-application>');
});

test('what is not on the list never reaches the page', () => {
  expect(shown('isolation="><script>&remote=<b>')).toBe(PAGE);
  expect(shown('remote=banner&app="><script>')).not.toContain('script');
});

test('how much of our frame there is, and what is told, are options of each element', () => {
  expect(
    shown('chrome=none&telemetry=off&remote=borrower,chat').match(/chrome="none" telemetry="off"/g),
  ).toHaveLength(2);
  expect(shown('chrome=half')).toBe(PAGE);
});

test('what stands in for something comes before the loader, which it may have to wrap', () => {
  const page = `<script async src="/heloc/v1/embed.js"></script>${PAGE}`;
  const html = withOptions(page, new URLSearchParams('recorder=late&throws=host&privacy=<b>'));
  expect(html).toMatch(
    /^<script src="\/assets\/standIns\.js" data-recorder="late" data-throws="host"><\/script>\s+<script async/,
  );
  expect(withOptions(page, new URLSearchParams('org=OAKLINE'))).toBe(page);
});
