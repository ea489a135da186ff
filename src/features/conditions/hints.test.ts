import { describe, expect, test } from '@jest/globals';
import type { Condition } from '#src/api/contract/conditions.ts';
import { type Known, known } from '#src/domain/conditions/conditions.ts';
import { findByHints, hintsFor, readHints } from './hints.ts';

const condition = (uuid: string, categoryEnum: string, more: Partial<Condition> = {}) =>
  ({ uuid, categoryEnum, created: uuid, ...more }) as Condition;

const { shown } = known([
  condition('1', 'MANUAL_PAYSTUB_UPLOAD', { state: 'DONE' }),
  condition('2', 'PROPERTY_OWNERSHIP_FRAUD_REVIEW'),
  condition('3', 'MANUAL_PAYSTUB_UPLOAD'),
  condition('4', 'MANUAL_PAYSTUB_UPLOAD'),
  condition('5', 'TRUST_REQUIREMENTS', { state: 'SUBMITTED' }),
]);
const found = (query: Record<string, string>) => {
  const { condition, disagrees } = findByHints(shown, readHints(new URLSearchParams(query)));
  return [condition?.uuid, disagrees];
};

describe('which request a link is about', () => {
  test.each([
    [{ conditionUuid: '3' }, ['3', false]],
    [{ conditionUuid: '3', conditionEnum: 'MANUAL_PAYSTUB_UPLOAD' }, ['3', false]],
    [{ conditionUuid: '3', conditionEnum: 'TRUST_REQUIREMENTS' }, ['3', true]],
    [{ conditionUuid: '2', conditionType: 'DEED' }, ['2', false]],
    [{ conditionUuid: '2', conditionType: 'W2' }, ['2', true]],
    [{ conditionUuid: '1' }, [undefined, false]],
    [{ conditionUuid: '5' }, [undefined, false]],
    [{ conditionUuid: 'nobody knows' }, [undefined, false]],
    [{ conditionUuid: 'nobody knows', conditionEnum: 'MANUAL_PAYSTUB_UPLOAD' }, [undefined, false]],
    [{ conditionEnum: 'MANUAL_PAYSTUB_UPLOAD' }, ['3', false]],
    [{ conditionType: 'TAX_BILL' }, ['2', false]],
    [{ conditionEnum: 'TRUST_REQUIREMENTS' }, [undefined, false]],
    [{}, [undefined, false]],
  ])('%j', (query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  test('its own address is', () => {
    const [, own] = shown as [Known<Condition>, Known<Condition>];
    expect(found(hintsFor(own))).toEqual(['2', false]);
  });
});
