import { describe, expect, it } from '@jest/globals';
import { activeElsewhere, findBlockingApplication } from './existingApplication.ts';

describe('what stands in the way of another application', () => {
  const app = (over: object = {}) => ({
    activeForAppStart: true,
    active: true,
    checklistStatus: 'HMDA',
    ...over,
  });
  const complete = app({ checklistStatus: 'COMPLETE' });
  const inquiry = app({ isInquiry: true, wholesaleBrokerNmls: 6 });
  const bypassing = app({ isInquiry: true, wholesaleBrokerNmls: 7 });

  it.each([
    ['none', [], undefined],
    ['not active', [app({ active: false })], undefined],
    ['active, but not for a start', [app({ activeForAppStart: false })], { kind: 'active' }],
    [
      'complete, but not for a start',
      [app({ activeForAppStart: false, checklistStatus: 'COMPLETE' })],
      undefined,
    ],
    ['an inquiry that is not active', [app({ active: false, isInquiry: true })], undefined],
    [
      'one for a start complete, another no longer active',
      [complete, app({ active: false, activeForAppStart: false })],
      { kind: 'complete' },
    ],
    ['only one, complete', [complete], { kind: 'complete' }],
    ['two complete', [complete, complete], undefined],
    ['active', [app()], { kind: 'active', application: app() }],
    ['complete and active', [complete, app()], { kind: 'active', application: app() }],
    [
      'the newest of two active',
      [app({ n: 2 }), app({ n: 1 })],
      { kind: 'active', application: app({ n: 2 }) },
    ],
    ['inquiry', [inquiry], { kind: 'inquiry', application: inquiry }],
    ['inquiry of the special broker', [bypassing], undefined],
    ['both kinds of inquiry', [bypassing, inquiry], { kind: 'inquiry', application: inquiry }],
    ['special broker, but no inquiry', [app({ wholesaleBrokerNmls: 7 })], { kind: 'active' }],
  ])('%s', (_, applications, blocking) => {
    const found = findBlockingApplication(applications, { bypassNmls: '7' });
    if (blocking) expect(found).toMatchObject(blocking);
    else expect(found).toBeUndefined();
  });

  it('one at another organisation counts last', () => {
    const elsewhere = 'B_CU';
    expect(findBlockingApplication([], { elsewhere })).toEqual({ kind: 'elsewhere', org: elsewhere });
    expect(findBlockingApplication([], { elsewhere, isRecent: true })).toEqual({ kind: 'recent' });
    expect(findBlockingApplication([app()], { elsewhere })).toMatchObject({ kind: 'active' });
    expect(findBlockingApplication([inquiry], { elsewhere })).toMatchObject({ kind: 'inquiry' });
  });

  it.each([
    [[], undefined],
    [[''], undefined],
    [['A'], undefined],
    [['B_CU'], 'B_CU'],
    [['', 'B_CU', 'C'], 'B_CU'],
    [['B_CU', 'a'], undefined],
  ])('of %j the other organisation is %s', (organizations, other) => {
    expect(activeElsewhere(organizations, 'A')).toBe(other);
  });

  it('within 45 days of a line nobody starts another, but goes on with one that is under way', () => {
    expect(findBlockingApplication([], { isRecent: true })).toEqual({ kind: 'recent' });
    expect(findBlockingApplication([complete], { isRecent: true })).toEqual({ kind: 'recent' });
    expect(findBlockingApplication([complete, app()], { isRecent: true })).toMatchObject({ kind: 'active' });
  });
});
