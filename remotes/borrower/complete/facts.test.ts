import type { Heloc } from '#src/api/contract/heloc.ts';
import type { Status } from '#src/api/contract/status.ts';
import { canCancel, cancelUntil, dateOf, fundsExpected, timeline } from './facts.ts';

const heloc = (occupancyType: string, dates: object, payoffs: readonly object[] = []) =>
  ({ property: { occupancyType, state: 'CO' }, dates, payoffs }) as unknown as Heloc;
const status = (checklistStatus: string) => ({ checklistStatus }) as Status;

describe('the right to cancel', () => {
  it('ends on the third business day after signing, in the time zone of the property', () => {
    // 5 AM UTC on Saturday the 21st is still Friday evening in Colorado.
    const home = heloc('HOME', { deedSigned: '2026-11-21T05:00:00Z' });
    expect(cancelUntil(home)).toBe('2026-11-24');
    expect(fundsExpected(home)).toBe('2026-11-25');
  });

  it('is what the server says when it says it', () => {
    const home = heloc('HOME', { deedSigned: '2026-11-20T20:00:00Z', rescissionDeadline: '2026-12-01' });
    expect(cancelUntil(home)).toBe('2026-12-01');
  });

  it('lasts until midnight of that day', () => {
    const home = heloc('HOME', { rescissionDeadline: '2026-11-24' });
    expect(canCancel(home, status('RESCISSION'), new Date('2026-11-25T06:59:00Z'))).toBe(true);
    expect(canCancel(home, status('RESCISSION'), new Date('2026-11-25T07:00:00Z'))).toBe(false);
    expect(canCancel(home, status('RECORDING'), new Date('2026-11-24T12:00:00Z'))).toBe(false);
  });

  it('does not exist for other homes', () => {
    for (const occupancy of ['SECONDARY', 'INVESTMENT']) {
      const other = heloc(occupancy, {
        deedSigned: '2026-11-20T20:00:00Z',
        rescissionDeadline: '2026-11-24',
      });
      expect(cancelUntil(other)).toBeUndefined();
      expect(canCancel(other, status('RESCISSION'), new Date('2026-11-21T00:00:00Z'))).toBe(false);
    }
  });
});

describe('what the server does not say', () => {
  it.each([
    ['HOME', '2026-11-25', '2027-01-09'],
    ['SECONDARY', '2026-11-23', '2027-01-07'],
  ])('of %s follows from the signature', (occupancy, funds, payment) => {
    const line = heloc(occupancy, { deedSigned: '2026-11-20T20:00:00Z' });
    expect(fundsExpected(line)).toBe(funds);
    expect(dateOf(line, 'firstPayment')).toBe(payment);
  });
});

describe('timeline', () => {
  it('has the stages that apply', () => {
    expect(timeline(heloc('HOME', {}, [{}]), status('RECORDING'))).toEqual({
      stages: ['signed', 'cancellation', 'recording', 'payoffs', 'funds', 'firstPayment'],
      current: 2,
    });
    expect(timeline(heloc('INVESTMENT', {}), status('RESCISSION'))).toEqual({
      stages: ['signed', 'recording', 'funds', 'firstPayment'],
      current: 1,
    });
  });
});
