import { scenarios } from '#scenarios/scenarios.ts';
import { scenarioGroups } from './scenarioGroups.ts';

test('every scenario is in exactly one group, and every screen has a titled one', () => {
  const groups = scenarioGroups();
  const names = groups.flatMap(({ rows }) => rows.map(({ name }) => name));
  expect(names.sort()).toEqual(Object.keys(scenarios).sort());
  expect(groups.map(({ title }) => title)).not.toContain('Other screens');
});
