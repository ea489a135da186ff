import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { EVENT_TYPES } from '#src/platform/events.ts';

/** The names in the interface of options, as written in the code. */
const [, declared = ''] =
  /export interface MountOptions \{\n(.*?)\n\}/s.exec(readFileSync('src/mount/options.ts', 'utf8')) ?? [];
const OPTIONS = [...declared.matchAll(/^ {2}(\w+)\?:/gm)].map(([, name = '']) => name);

/** The first column of the tables below a heading, a cell of which may name several. */
function namesBelow(heading: string): string[] {
  const [, section = ''] = readFileSync('docs/embedding.md', 'utf8').split(`\n${heading}\n`);
  const [own = ''] = section.split(/^## /m);
  return [...own.matchAll(/^\| (`[^|:]+`)(?::.*?)? \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
}

interface Manifest {
  modules: {
    declarations: Record<'attributes' | 'members' | 'events', { name: string; fieldName?: string }[]>[];
  }[];
}
const { attributes, members, events } = (
  JSON.parse(readFileSync('packages/embed/custom-elements.json', 'utf8')) as Manifest
).modules[0]?.declarations[0] ?? { attributes: [], members: [], events: [] };

describe('what hosts are told of', () => {
  test('every event is in the guide and in the description of the element, by both of its names', () => {
    expect(namesBelow('## Events')).toEqual(expect.arrayContaining(EVENT_TYPES));
    expect(events.map(({ name }) => name).toSorted()).toEqual(
      EVENT_TYPES.flatMap((type) => [`heloc:${type}`, `heloc-${type}`]).toSorted(),
    );
  });

  test('every option is in the guide and, but for what is a page’s own, in the description of the element', () => {
    expect(OPTIONS.length).toBeGreaterThan(20);
    expect(namesBelow('## Options')).toEqual(expect.arrayContaining(OPTIONS));
    const described = [
      ...attributes.map(({ fieldName, name }) => fieldName ?? name),
      ...members.map(({ name }) => name),
    ];
    expect(described).toEqual(expect.arrayContaining(OPTIONS.filter((name) => name !== 'nonce')));
  });
});
