import { readFile } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';
import { ownNotices } from '#remotes/borrower/notices/screens.ts';
import { scenarios } from '#scenarios/scenarios.ts';
import type { IsoDate } from '#src/domain/dates/dates.ts';
import { readPrefillQuery } from '#src/domain/registration/prefillReading.ts';
import { themesIndex } from '#src/testing/themes.ts';
import { ENTRY_POINTS } from './entryPoints.ts';

const ALL = Object.values(ENTRY_POINTS).flat();
const RULES = { today: '2026-11-21' as IsoDate, allowDigits: false };

describe('ways into registration', () => {
  test('each has a name of its own in its group', () => {
    for (const entryPoints of Object.values(ENTRY_POINTS)) {
      const labels = entryPoints.map(({ label }) => label);
      expect(labels).toEqual([...new Set(labels)]);
    }
  });

  test.each(ALL)('$label: $path', async ({ path, org, scenario, see }) => {
    expect(path).toMatch(/^\/register(-v2)?(\?|$)/);
    expect(see).not.toBe('');
    const { orgs } = themesIndex();
    if (org) expect(orgs.map(({ code }: { code: string }) => code)).toContain(org);
    if (scenario) expect(Object.keys(scenarios)).toContain(scenario);
  });

  test.each(ALL.filter(({ path }) => path.includes('propertyAddress')))(
    '$label: the property is taken as it is written',
    ({ path }) => {
      const search = path.slice(path.indexOf('?'));
      const written = JSON.parse(new URLSearchParams(search).get('userData') ?? '') as object;
      const { propertyAddress } = readPrefillQuery(search, RULES);
      expect(propertyAddress).toMatchObject((written as { propertyAddress: object }).propertyAddress);
    },
  );
});

test.each(ownNotices)('$path can be chosen as the first page', async ({ path }) => {
  const page = await readFile('host-demo/console/index.html', 'utf8');
  expect(page).toMatch(new RegExp(`<option value="/${path}["?]`));
});
