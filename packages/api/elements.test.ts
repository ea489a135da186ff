import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import Ajv from 'ajv';

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

it('custom-elements.json is what tools expect of one', () => {
  const ajv = new Ajv({ strict: false });
  const isValid = ajv.compile(json(require.resolve('custom-elements-manifest/schema.json')));
  isValid(json('packages/embed/custom-elements.json'));
  expect(isValid.errors ?? []).toEqual([]);
});

it('says of every attribute, property and event what it is for', () => {
  const [{ attributes, members, events }] = json('packages/embed/custom-elements.json').modules[0]
    .declarations;
  const named = [...attributes, ...members, ...events] as { name: string; description?: string }[];
  expect(named.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
});
