import { expect, test } from '@jest/globals';
import { newFolder } from '../../../themes/org/create.ts';
import { toColor } from '../../../themes/org/dtcg.ts';
import { change, type DataChange, type Folder } from './folder.ts';
import { folderIn } from './library.ts';
import { applied } from './values.ts';

/** What stands in for a lender's own drawing, in the studio (`themes/org/create.ts`). */

const CODE = 'LENDER_A';
const begun = (name: string, primary: string): Folder => {
  const files = Object.entries(newFolder(CODE, { name, family: 'bank', primary }));
  return folderIn(
    new Map(files.map(([path, text]) => [`${CODE}/${path}`, new TextEncoder().encode(text)])),
    CODE,
  );
};
const to = (primary: string): DataChange => ({
  file: 'tokens',
  path: ['color', 'primary', '$value'],
  value: toColor(primary),
  label: 'primary',
});
const drawings = ({ assets }: Folder) =>
  [...assets].map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]);

test('follows the colour and the name of the lender', () => {
  const recoloured = applied(begun('Lender A', '#7A3E9D'), to('#0B4F3C'));
  expect(drawings(recoloured)).toEqual(drawings(begun('Lender A', '#0B4F3C')));
  const renamed = applied(recoloured, { file: 'brand', path: ['brand'], value: 'Lender B', label: 'name' });
  expect(drawings(renamed)).toEqual(drawings(begun('Lender B', '#0B4F3C')));
});

test('goes once the lender has a drawing, which no change of a colour touches', () => {
  const own = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"/>');
  const drawn = change(begun('Lender A', '#7A3E9D'), {
    file: 'assets',
    path: ['assets/logo.svg'],
    value: own,
    label: 'logo',
  });
  expect(applied(drawn, to('#0B4F3C')).assets.get('assets/logo.svg')).toBe(own);
});
