import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from '@jest/globals';
import { literalsIn } from './literals.ts';

const ROOT = join(__dirname, '..', '..');
const FOLDERS = ['src/brand', 'src/domain', 'src/embed', 'src/features', 'src/mount', 'src/ui', 'remotes'];

/** Copy itself, what brand data may say, and what only tests use. */
const LEFT_OUT =
  /(^|\/)(copy|\w+Copy|failureTexts)\.ts$|\/labels\/|^src\/brand\/schema\/|\.(test|spec)\.tsx?$|\/(journeys?|testing|renderUi)\.tsx?$|\/(faults|field-tests|errors\/messages)/;

let sources: { name: string; source: string }[];
beforeAll(async () => {
  const names = await Promise.all(
    FOLDERS.map(async (folder) => {
      const files = await readdir(join(ROOT, folder), { recursive: true });
      return files.map((file) => `${folder}/${file.replaceAll('\\', '/')}`);
    }),
  );
  const kept = names
    .flat()
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts') && !LEFT_OUT.test(name));
  sources = await Promise.all(
    kept.map(async (name) => ({ name, source: await readFile(join(ROOT, name), 'utf8') })),
  );
});

it('every text that a person reads is copy', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.flatMap(({ name, source }) => literalsIn(source, name))).toEqual([]);
});

it('only one module writes as a locale does', () => {
  const asking = sources.filter(({ source }) => /new Intl\.|\.toLocale[A-Z]/.test(source));
  expect(asking.map(({ name }) => name).sort()).toEqual([
    // The date of an instant in a time zone, which nobody reads.
    'src/domain/calendar.ts',
    'src/domain/format.ts',
  ]);
});

const PLANTED = `
  import { Heading } from 'Some Module here';
  type Kind = 'Not a text';
  throw new Error('Nobody reads this');
  reporter.warn('Nor that one', {});
  const Box = styled.div\`Nothing to read\`;
  const options = [{ value: 'YES', label: 'Yes' }];
  announce('Saved');
  const schema = string().required('Enter your name');
  throw new FieldErrors({ name: 'Use another name' });
  export const View = ({ t, at, n }) => (
    <Heading id="top" title={at === 'Here' ? 'There' : t('here')}>
      Hello {t('name')} {n > 1 ? \`\${n} files\` : 'one'} <img src="a.png" alt="A dog" />
    </Heading>
  );`;

it('finds a text wherever one can stand', () => {
  const texts = literalsIn(PLANTED, 'View.tsx').map((line) => line.replace(/^View\.tsx:\d+: /, ''));
  expect(texts).toEqual([
    'Yes',
    'Saved',
    'Enter your name',
    'Use another name',
    'There',
    'Hello',
    'files',
    'one',
    'A dog',
  ]);
});
