import { hasEndedSession, isOpenSession, NOTARY_STATES, notaryState } from './notarySession.ts';

describe('states of a notary session', () => {
  it.each(NOTARY_STATES)('%s is open, has ended, or may be picked up again', (state) => {
    expect(notaryState(state)).toBe(state);
    const kinds = [isOpenSession(state), hasEndedSession(state), state === 'DROPPED'];
    expect(kinds.filter(Boolean)).toHaveLength(1);
  });

  it.each(['', 'DONE', 'completed', '__proto__'])('%j is an end without success', (state) => {
    expect(notaryState(state)).toBe('EXCEPTION');
  });
});
