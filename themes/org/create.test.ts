import { expect, test } from '@jest/globals';
import { check } from './check.ts';
import { newFolder } from './create.ts';
import { type Files, onDisk } from './files.ts';

const disk = onDisk('themes');
const CODE = 'LENDER_A';

function withNew(written: Readonly<Record<string, string>>): Files {
  const names = Object.keys(written).map((file) => `${CODE}/${file}`);
  return {
    read: (path) =>
      names.includes(path) ? new TextEncoder().encode(written[path.slice(CODE.length + 1)]) : disk.read(path),
    list: (folder) => {
      const below = names.filter((name) => name.startsWith(`${folder}/`));
      return below.length > 0
        ? [...new Set(below.map((name) => name.slice(folder.length + 1).split('/')[0] as string))]
        : disk.list(folder);
    },
  };
}

test.each(['#1F5FBF', '#FFFF00', '#F4EFE3', '#0A0A0A', '#E6FF00', '#B00020'])(
  'a new organisation of %s passes the check',
  async (primary) => {
    const written = newFolder(CODE, { name: 'Lender A', family: 'bank', primary, nmlsId: '9900777' });
    const { problems } = await check(CODE, withNew(written), {});
    expect(problems.filter(({ hint }) => !hint)).toEqual([]);
  },
);
