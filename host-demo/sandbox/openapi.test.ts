import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { contract } from '#src/api/contract/contract.ts';
import { createHelocBody } from '#src/api/contract/create.ts';
import { createHelocExample } from '#src/api/contract/testing/createExample.ts';
import { openApi } from './testing/openapi.ts';

const FILE = 'docs/openapi.json';

interface Fields {
  fields?: Record<string, object>;
}

/** Everything that a schema has a place for, e.g. `income.incomePrimary`. */
function pathsOf({ fields = {} }: Fields): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const inside = pathsOf(field);
    return inside.length > 0 ? inside.map((path) => `${name}.${path}`) : [name];
  });
}

/** Everything that a value has. */
function pathsIn(value: object): string[] {
  return Object.entries(value).flatMap(([name, part]) =>
    typeof part === 'object' && !Array.isArray(part)
      ? pathsIn(part as object).map((path) => `${name}.${path}`)
      : [name],
  );
}

describe('docs/openapi.json', () => {
  test('is what the contract says (UPDATE_DOCS=1 writes it)', () => {
    const text = `${JSON.stringify(openApi(), null, 2)}\n`;
    if (process.env.UPDATE_DOCS || process.env.UPDATE_OPENAPI) writeFileSync(FILE, text);
    expect(readFileSync(FILE, 'utf8')).toBe(text);
  });

  test('has every call once', () => {
    const operations = Object.values(openApi().paths).flatMap((path) => Object.values(path));
    const ids = operations.map((operation) => (operation as { operationId: string }).operationId);
    expect(ids.toSorted()).toEqual(Object.keys(contract).toSorted());
  });

  test('names what is required and what is not', () => {
    const create = openApi().paths['/service-application/api/v3/application/helocs']?.post;
    expect(create).toMatchObject({
      operationId: 'createHeloc',
      parameters: [
        { name: 'state', in: 'query', required: true },
        { name: 'Idempotency-Key', in: 'header', required: false },
      ],
      requestBody: {
        content: {
          'application/json': {
            schema: {
              required: expect.arrayContaining(['profileRequest', 'propertyRequest', 'income', 'publish']),
              properties: { referrerId: { type: ['string', 'null'] } },
            },
          },
        },
      },
    });
  });

  test('the sample create body is a good one, and nothing is missing in it', () => {
    expect(createHelocBody().validateSync(createHelocExample, { strict: true })).toEqual(createHelocExample);
    const shown = openApi().paths['/service-application/api/v3/application/helocs']?.post;
    expect(shown).toMatchObject({
      requestBody: { content: { 'application/json': { example: createHelocExample } } },
    });
    expect(pathsIn(createHelocExample)).toEqual(expect.arrayContaining(pathsOf(createHelocBody())));
  });
});
