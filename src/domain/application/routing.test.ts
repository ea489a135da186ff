import { describe, expect, it } from '@jest/globals';
import { keptAddress, readOfferQuery, routesFromAnyPage, searchFor } from './routing.ts';
import { TERMINAL_STATUSES } from './status.ts';

describe('routesFromAnyPage', () => {
  it('is true for terminal statuses and declines', () => {
    for (const checklistStatus of TERMINAL_STATUSES)
      expect(routesFromAnyPage({ checklistStatus })).toBe(true);
    expect(routesFromAnyPage({ checklistStatus: 'HMDA' })).toBe(false);
    expect(routesFromAnyPage({ checklistStatus: 'HMDA', uwDecision: 'DECLINE' })).toBe(true);
    expect(routesFromAnyPage({ checklistStatus: null })).toBe(false);
  });
});

describe('queries', () => {
  it('reads only values of the enums', () => {
    expect(readOfferQuery(new URLSearchParams('origin=signing/intro&uwDecision=FINAL'))).toEqual({
      origin: 'signing/intro',
      uwDecision: 'FINAL',
    });
    expect(readOfferQuery(new URLSearchParams('origin=//evil.example&uwDecision=final'))).toEqual({});
  });

  it('keeps the organisation and pop-webchat, and nothing else', () => {
    expect(searchFor(new URLSearchParams('pop-webchat=true&x=1&org=A'), { uwDecision: 'SELECT' })).toBe(
      '?uwDecision=SELECT&pop-webchat=true&org=A',
    );
    expect(searchFor(new URLSearchParams('x=1'))).toBe('');
  });

  it.each([
    ['/a', '/a?org=A'],
    ['/a?b=1', '/a?b=1&org=A'],
    ['/a?org=B#c', '/a?org=A#c'],
    ['/a#b=c', '/a?org=A#b=c'],
  ])('%s becomes %s', (path, expected) => {
    expect(keptAddress(path, new URLSearchParams('org=A&x=1'))).toBe(expected);
  });
});
