import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  CHECKLIST_STATUSES,
  isTerminalStatus,
  isWaitingStatus,
  parseStatus,
  TERMINAL_STATUSES,
  WAITING_STATUSES,
} from './status.ts';

describe('checklist statuses', () => {
  it('are listed once each', () => {
    expect(new Set(CHECKLIST_STATUSES).size).toBe(CHECKLIST_STATUSES.length);
  });

  it.each([...WAITING_STATUSES, 'WAITING_FOR', 'WAITING_FOR_TITLE', 'WAITING_FORM'])('%s waits', (status) => {
    expect(isWaitingStatus(status)).toBe(true);
    expect(parseStatus(status)).toEqual({ kind: 'waiting', raw: status });
  });

  it.each(['WAITING', 'waiting_for_title', 'NOTARY_WAITING_PERIOD', ''])('%p does not wait', (status) => {
    expect(isWaitingStatus(status)).toBe(false);
  });

  it('has ten terminal statuses, none of them waiting', () => {
    expect(TERMINAL_STATUSES).toHaveLength(10);
    for (const status of TERMINAL_STATUSES) {
      expect(isTerminalStatus(status)).toBe(true);
      expect(isWaitingStatus(status)).toBe(false);
    }
    expect(isTerminalStatus('COMPLETE')).toBe(false);
  });
});

describe('parseStatus', () => {
  it('knows every listed status', () => {
    for (const status of CHECKLIST_STATUSES) {
      if (!isWaitingStatus(status)) expect(parseStatus(status)).toEqual({ kind: 'known', status });
    }
  });

  it('reads absence, families and junk', () => {
    expect(parseStatus(null)).toEqual({ kind: 'none' });
    expect(parseStatus(undefined)).toEqual({ kind: 'none' });
    expect(parseStatus(' ')).toEqual({ kind: 'none' });
    expect(parseStatus(' HMDA ')).toEqual({ kind: 'known', status: 'HMDA' });
    expect(parseStatus('NAV_BPO_ESTIMATE_PENDING')).toEqual({ kind: 'known', status: 'NAV_BPO_ESTIMATE' });
    expect(parseStatus('hmda')).toEqual({ kind: 'unknown', raw: 'hmda' });
    expect(parseStatus(42)).toEqual({ kind: 'unknown', raw: '42' });
    expect(parseStatus('toString')).toEqual({ kind: 'unknown', raw: 'toString' });
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything({ withObjectString: true, withNullPrototype: true }), (raw) => {
        expect(['known', 'waiting', 'unknown', 'none']).toContain(parseStatus(raw).kind);
      }),
    );
  });
});
