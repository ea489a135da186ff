import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from '@jest/globals';
import { allCopies } from './copies.ts';
import { literalsIn } from './literals.ts';

const ROOT = join(__dirname, '..', '..');
const FOLDERS = ['src/brand', 'src/domain', 'src/embed', 'src/features', 'src/mount', 'src/ui', 'remotes'];

/** What developers and those who write brand data read, proper names, styles that are put together, and what only tests use. */
const LEFT_OUT =
  /^src\/brand\/(check|copy|layPage|loadBrand|repairs|tokens|(schema|solver)\/.*)\.tsx?$|^src\/domain\/person\/(creditBureaus|nameText)\.ts$|^src\/mount\/followAssets\.ts$|^src\/features\/(shell\/Logo|navigation\/MenuList)\.tsx?$|^remotes\/chat\/transports\/twilio\/waiting\.ts$|\.(test|spec)\.tsx?$|\/(journeys?|renderUi)\.tsx?$|\/testing\/|-tests\//;

/** The signer's introduction, which is still to come, says it. */
const AWAITED = ['legal.signerMeaning'];

let sources: { name: string; source: string }[];
beforeAll(async () => {
  sources = await read(FOLDERS);
});

async function read(folders: readonly string[]) {
  const names = await Promise.all(
    folders.map(async (folder) => {
      const files = await readdir(join(ROOT, folder), { recursive: true });
      return files.map((file) => `${folder}/${file.replaceAll('\\', '/')}`);
    }),
  );
  const kept = names
    .flat()
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts') && !LEFT_OUT.test(name));
  return Promise.all(kept.map(async (name) => ({ name, source: await readFile(join(ROOT, name), 'utf8') })));
}

it('every text that a person reads is copy', () => {
  expect(sources.length).toBeGreaterThan(500);
  // Several copies, or the loader, have these texts too.
  const copied = sources.flatMap(({ source }) =>
    source.includes('defineCopy(')
      ? [...source.matchAll(/\.\.\.(\w+),|defineCopy\('[^']*', (\w+)\)/g)].map(
          ([, part, all]) => part ?? all ?? '',
        )
      : [],
  );
  expect(sources.flatMap(({ name, source }) => literalsIn(source, name, copied))).toEqual([]);
});

it('every text of a copy is asked for, by its key or by one that is put together', async () => {
  // Keys are also values of the contract, and codes of the domain.
  const code = [...sources, ...(await read(['src/api', 'src/platform']))]
    .map(({ source }) => source)
    .join('\n');
  const words = new Set(code.match(/[\w-]+/g));
  const composed = [...code.matchAll(/`(\w*)\$\{[^`]*?\}(\w*)`/g)]
    .map(([, before = '', after = '']) => ({ before, after }))
    .filter(({ before, after }) => before.length + after.length > 1);
  const isAsked = (key: string) =>
    words.has(key) || composed.some(({ before, after }) => key.startsWith(before) && key.endsWith(after));
  const unused = (await allCopies()).flatMap(({ copy }) =>
    Object.keys(copy.strings)
      .filter((key) => !isAsked(key))
      .map((key) => `${copy.key}.${key}`),
  );
  expect(unused).toEqual(AWAITED);
});

it('only one module writes as a locale does', () => {
  const asking = sources.filter(({ source }) => /\bIntl\.\w+[(.]|\.toLocale[A-Z]/.test(source));
  expect(asking.map(({ name }) => name).sort()).toEqual([
    // The date of an instant in a time zone, or in the browser's, which is never shown.
    'src/domain/dates/calendar.ts',
    // Of the field for numbers of other countries: not for the first step, which has the other.
    'src/domain/text/countryNames.ts',
    'src/domain/text/format.ts',
  ]);
});

const PLANTED = `
  import { Heading } from 'Some Module here';
  type Kind = 'Not a text';
  throw new Error('Nobody reads this');
  reporter.warn('Nor that one', {});
  const Box = styled.div\`Nothing to read\`;
  const copy = defineCopy('test', { here: 'You are here' });
  if (event.key === 'Escape') run({ kind: 'here' }, 'home-address', '@media (width > 3em)');
  const options = [{ value: 'YES', label: 'Yes' }];
  const NAMES = { YES: 'Certainly' };
  const said = ok ? 'Written' : 'not saved yet';
  const say = () => 'your answers were saved';
  announce('Saved');
  showToast('Copied');
  const schema = string().required('Enter your name');
  throw new FieldErrors({ name: 'Use another name' });
  export const View = ({ t, at, n }) => (
    <Heading id="top" title={at === 'Here' ? 'There' : t('here')}>
      Hello {t('name')} {n > 1 ? \`\${n} files\` : 'one'} <img src="a.png" alt="A dog" />
      <Row name="Purpose" value="House" note="saved" /> <Stat what="amount" unit="per month" />
      <Link className="wide" to="/register">{format(\`\${n} per year\`)}</Link>
    </Heading>
  );`;

it('finds a text wherever one can stand', () => {
  const texts = literalsIn(PLANTED, 'View.tsx').map((line) => line.replace(/^View\.tsx:\d+: /, ''));
  expect(texts).toEqual([
    'Yes',
    'Certainly',
    'Written',
    'not saved yet',
    'your answers were saved',
    'Saved',
    'Copied',
    'Enter your name',
    'Use another name',
    'There',
    'Hello',
    'files',
    'one',
    'A dog',
    'Purpose',
    'House',
    'saved',
    'amount',
    'per month',
    'per year',
  ]);
});
