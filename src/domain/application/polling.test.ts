import { describe, expect, it } from '@jest/globals';
import { nextPoll, pollDelay, triesFor } from './polling.ts';

const startOf = (attempt: number) =>
  Array.from({ length: attempt - 1 }, (_, i) => pollDelay(i + 1)).reduce((a, b) => a + b, 0);

describe('delays', () => {
  it('doubles from 500 ms to 5 s', () => {
    expect([1, 2, 3, 4, 5, 6, 100].map(pollDelay)).toEqual([500, 1000, 2000, 4000, 5000, 5000, 5000]);
  });

  it('starts try 7 at 17.5 s and try 14 at 52.5 s', () => {
    expect(startOf(7)).toBe(17_500);
    expect(startOf(14)).toBe(52_500);
  });

  it('tries waiting statuses 14 times and others 7', () => {
    expect(triesFor('WAITING_FOR_X')).toBe(14);
    expect(triesFor('PREQUAL_TITLE')).toBe(14);
    expect(triesFor('HMDA')).toBe(7);
    expect(triesFor(undefined)).toBe(7);
  });
});

describe('nextPoll', () => {
  it('waits 13 times on a waiting status, then calls it UNKNOWN', () => {
    for (let attempt = 1; attempt < 14; attempt += 1) {
      expect(nextPoll({ attempt, observed: 'WAITING_FOR_X' })).toEqual({
        kind: 'wait',
        delayMs: pollDelay(attempt),
      });
    }
    expect(nextPoll({ attempt: 14, observed: 'WAITING_FOR_X' })).toEqual({
      kind: 'give-up',
      status: 'UNKNOWN',
    });
  });

  it('keeps GEN_NOTE_SIGNING', () => {
    expect(nextPoll({ attempt: 13, observed: 'GEN_NOTE_SIGNING' }).kind).toBe('wait');
    expect(nextPoll({ attempt: 14, observed: 'GEN_NOTE_SIGNING' })).toEqual({
      kind: 'give-up',
      status: 'GEN_NOTE_SIGNING',
    });
  });

  it('routes a new status at once, also an unknown one and none', () => {
    expect(nextPoll({ attempt: 1, observed: 'HMDA', submitted: 'COLLECT_ADDITIONAL_INFO' })).toEqual({
      kind: 'route',
      status: 'HMDA',
    });
    expect(nextPoll({ attempt: 1, observed: 'HMDA' })).toEqual({ kind: 'route', status: 'HMDA' });
    expect(nextPoll({ attempt: 1, observed: null })).toEqual({ kind: 'route', status: null });
    expect(nextPoll({ attempt: 9, observed: 'BRAND_NEW', submitted: 'HMDA' }).kind).toBe('route');
  });

  it('waits no longer for an application that is declined', () => {
    expect(nextPoll({ attempt: 1, observed: 'WAITING_FOR_X', declined: true })).toEqual({
      kind: 'route',
      status: 'WAITING_FOR_X',
    });
    expect(nextPoll({ attempt: 1, observed: 'HMDA', submitted: 'HMDA', declined: true }).kind).toBe('wait');
  });

  it('gives the server 7 tries to move on from the submitted status, then accepts it', () => {
    expect(nextPoll({ attempt: 6, observed: 'HMDA', submitted: 'HMDA' })).toEqual({
      kind: 'wait',
      delayMs: 5000,
    });
    expect(nextPoll({ attempt: 7, observed: 'HMDA', submitted: 'HMDA' })).toEqual({
      kind: 'route',
      status: 'HMDA',
    });
    expect(nextPoll({ attempt: 6, observed: null, submitted: null }).kind).toBe('wait');
  });

  it('takes the submitted status for the real one once another was seen since', () => {
    const back = { observed: 'CREDIT_NO_MATCH', submitted: 'CREDIT_NO_MATCH' };
    expect(nextPoll({ ...back, attempt: 3, lastSeen: 'WAITING_FOR_SOFT_CREDIT' })).toEqual({
      kind: 'route',
      status: 'CREDIT_NO_MATCH',
    });
    expect(nextPoll({ ...back, attempt: 3, lastSeen: 'CREDIT_NO_MATCH' }).kind).toBe('wait');
    expect(nextPoll({ ...back, attempt: 3 }).kind).toBe('wait');
  });

  it('gives up after 7 failed fetches, 14 when the last status seen was waiting', () => {
    expect(nextPoll({ attempt: 6, observed: undefined }).kind).toBe('wait');
    expect(nextPoll({ attempt: 7, observed: undefined })).toEqual({ kind: 'give-up', status: 'UNKNOWN' });
    expect(nextPoll({ attempt: 9, observed: undefined, lastSeen: 'IN_PROGRESS' }).kind).toBe('wait');
    expect(nextPoll({ attempt: 14, observed: undefined, lastSeen: 'GEN_NOTE_SIGNING' })).toEqual({
      kind: 'give-up',
      status: 'GEN_NOTE_SIGNING',
    });
  });

  it('never waits after the last try', () => {
    for (const observed of ['WAITING_FOR_X', 'HMDA', undefined, null]) {
      expect(nextPoll({ attempt: 14, observed, submitted: 'HMDA' }).kind).not.toBe('wait');
    }
  });
});
