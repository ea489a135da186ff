import { readdirSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { ObjectShape } from 'yup';
import type { CreateBody } from '#src/domain/registration/createBody.ts';
import { contract, type EndpointName } from './contract.ts';
import type { createHeloc } from './create.ts';
import { type BodyOf, fillPath } from './endpoint.ts';
import { addressFields, nameBody, object, propertyFields } from './schemas.ts';
import { statusSchema } from './status.ts';

const entries = Object.entries(contract);

const FOLDER = 'src/api/contract';
const topics = readdirSync(FOLDER).filter((file) => /^[a-zA-Z]+\.ts$/.test(file) && file !== 'contract.ts');

describe('the contract', () => {
  test.each(topics)('has every call of %s, under no other name', async (file) => {
    const topic: Record<string, unknown> = await import(`./${file}`);
    const calls = Object.entries(topic).filter(
      ([, exported]) => typeof exported === 'object' && Object.hasOwn(exported ?? {}, 'unauthorized'),
    );
    for (const [name, call] of calls)
      expect({ [name]: contract[name as EndpointName] }).toEqual({ [name]: call });
  });

  test('names each call once', () => {
    const calls = entries.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  test.each(entries)(
    '%s says what it does and where it comes from',
    (_, { summary, source, path, method, body }) => {
      expect(summary).toMatch(/[.]$|[.] /);
      expect(source).toMatch(/^docs\/rules\.md#[\w-]+(, docs\/rules\.md#[\w-]+)*$/);
      expect(path).toMatch(/^\/[\w{}/.-]+$/);
      if (method === 'GET') expect(body).toBeUndefined();
    },
  );

  test.each(entries)('%s needs somebody signed in if its address says so', (_, { path, auth }) => {
    if (path.includes('/secure/')) expect(auth).toBe('required');
  });

  /** docs/rules.md#record-of-what-was-shown */
  const isGiven = (field: unknown) => {
    const { oneOf = [] } = field as { oneOf?: unknown[] };
    return oneOf.length === 1 && oneOf[0] === true;
  };
  test.each(entries)('%s takes the words along when somebody has to say yes to them', (_, { body }) => {
    const fields = (body?.describe() as { fields?: Record<string, unknown> } | undefined)?.fields ?? {};
    if (Object.values(fields).some(isGiven)) expect(Object.keys(fields)).toContain('shown');
  });

  test('a line with a character of which nobody can say what was meant is refused', () => {
    const isName = (firstName: string) => nameBody().isValidSync({ firstName, lastName: 'Rivera' });
    expect(['Ana', 'Ana\ufffd', '\u202eanA', 'Ana\u0000'].map(isName)).toEqual([true, false, false, false]);
  });

  test('a post-office box is no property, and a home may have one', () => {
    const isStreet = (fields: ObjectShape, street1: string) =>
      object(fields).isValidSync({ street1, city: 'Austin', state: 'TX', zip: '78701' });
    expect(isStreet(propertyFields(), 'P.O. Box 12')).toBe(false);
    expect(isStreet(propertyFields(), '12 Oak St')).toBe(true);
    expect(isStreet(addressFields(), 'P.O. Box 12')).toBe(true);
  });

  test('a status nobody has heard of is an answer, not a failure', () => {
    const answer = { checklistStatus: 'FROM_THE_FUTURE', bpo: 'BPO_COMPLETE', extra: 1 };
    expect(statusSchema().validateSync(answer, { strict: true })).toEqual(answer);
    expect(statusSchema().validateSync({ checklistStatus: null, bpo: null }, { strict: true })).toBeDefined();
    expect(() => statusSchema().validateSync([], { strict: true })).toThrow();
  });

  test('a missing part is a wrong shape', () => {
    expect(contract.getHeloc.response.isValidSync({ uuid: 'x', loanNumber: '1' }, { strict: true })).toBe(
      false,
    );
    expect(contract.putOffer.body.isValidSync(undefined, { strict: true })).toBe(false);
  });

  test('parameters are encoded as one segment', () => {
    expect(fillPath('/a/{uuid}/b', { uuid: '../x y' })).toBe('/a/..%2Fx%20y/b');
    expect(() => fillPath('/a/{uuid}')).toThrow('Missing path parameter uuid');
  });

  test('what the domain builds is what the create call takes', () => {
    // Checked by the compiler alone.
    const accepts = (body: CreateBody): BodyOf<typeof createHeloc> => body;
    expect(accepts).toBeInstanceOf(Function);
  });
});
