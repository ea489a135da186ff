import { describe, expect, test } from '@jest/globals';
import { plaidExit } from './exits.ts';

const metadata = {
  institution: { name: 'Harbor', institution_id: 'ins_1' },
  status: null,
  link_session_id: 's',
  request_id: 'r',
};
const error = (error_code: string, error_type = 'ITEM_ERROR') => ({
  error_code,
  error_type,
  error_message: '',
  display_message: null,
});

describe('plaidExit', () => {
  test.each([
    ['INSTITUTION_DOWN', 'institution-down'],
    ['INSTITUTION_NOT_RESPONDING', 'institution-down'],
    ['INSTITUTION_NO_LONGER_SUPPORTED', 'institution-not-found'],
    ['INVALID_CREDENTIALS', 'invalid-credentials'],
    ['INVALID_LINK_TOKEN', 'token-expired'],
    ['SOMETHING_NEW', 'failed'],
  ])('%s is %s', (code, reason) => {
    expect(plaidExit(error(code), metadata)).toEqual({ reason, institution: 'Harbor' });
  });

  test('too many requests, whatever their code', () => {
    expect(plaidExit(error('TRANSACTIONS_LIMIT', 'RATE_LIMIT_EXCEEDED'), metadata).reason).toBe(
      'rate-limited',
    );
  });

  test('without an error the person closed it, or did not find their bank', () => {
    expect(plaidExit(null, metadata).reason).toBe('closed');
    expect(plaidExit(null, { ...metadata, status: 'institution_not_found' }).reason).toBe(
      'institution-not-found',
    );
    expect(plaidExit(null, undefined)).toEqual({ reason: 'closed', institution: undefined });
  });
});
