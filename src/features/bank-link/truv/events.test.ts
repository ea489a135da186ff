import { describe, expect, test } from '@jest/globals';
import type { BankLinkExit } from '../port.ts';
import { nextExit } from './events.ts';

const error = (error_code: string) => ({
  error: { error_code, error_type: 'LINK_ERROR', error_message: '' },
});
const exitAfter = (...events: (readonly [string, unknown?])[]) =>
  events.reduce<BankLinkExit>((exit, [type, payload]) => nextExit(exit, type, payload), { reason: 'closed' });

describe('nextExit', () => {
  test.each([
    ['LOGIN_ERROR', 'invalid-credentials'],
    ['MFA_ERROR', 'invalid-credentials'],
    ['UNAVAILABLE', 'institution-down'],
    ['NO_DATA', 'no-data'],
    ['ERROR', 'failed'],
    ['constructor', 'failed'],
  ])('%s is %s', (code, reason) => {
    expect(exitAfter(['ERROR', error(code)])).toEqual({ reason, institution: undefined });
    expect(exitAfter(['ERROR', { error_code: code }]).reason).toBe(reason);
  });

  test('nothing that went wrong is a window that was closed', () => {
    expect(exitAfter(['OPEN'], ['SCREEN_VIEW', { view_name: 'SELECT_EMPLOYER' }]).reason).toBe('closed');
    expect(exitAfter(['ERROR', error('LOGIN_ERROR')], ['LOGIN_COMPLETE', {}]).reason).toBe('closed');
  });

  test('says which employer was chosen', () => {
    const employer = { name: 'Brightwater Logistics' };
    expect(exitAfter(['EMPLOYER_SELECTED', { employer }], ['ERROR', error('UNAVAILABLE')])).toEqual({
      reason: 'institution-down',
      institution: 'Brightwater Logistics',
    });
  });

  test.each([undefined, null, 'text', { error: null }, { error: { error_code: 5 } }])(
    'an error that says %j is a failure',
    (payload) => {
      expect(exitAfter(['ERROR', payload]).reason).toBe('failed');
    },
  );

  test('an old browser cannot open the window', () => {
    expect(exitAfter(['UNSUPPORTED_BROWSER']).reason).toBe('unavailable');
  });
});
