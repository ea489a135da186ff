import { remainingMs, SESSION_MS } from './sessionTime.ts';

const now = new Date('2026-11-21T10:00:00Z');

describe('remainingMs', () => {
  it('is what the server says', () => {
    expect(remainingMs('2026-11-21T10:05:00Z', now)).toBe(5 * 60_000);
  });

  it.each(['2026-11-21T09:00:00Z', '2026-11-22T10:00:00Z', ''])(
    'assumes a whole session for %j',
    (expiresAt) => {
      expect(remainingMs(expiresAt, now)).toBe(SESSION_MS);
    },
  );
});
