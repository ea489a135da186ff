import { describe, expect, it } from '@jest/globals';
import { isClosed, readMaintenancePlan } from './maintenance.ts';

describe('maintenance', () => {
  it.each([
    [{}],
    [{ message: '  ', routes: [] }],
    [{ message: 7, routes: 'all' }],
    [{ message: null, routes: [null, 3, ' '] }],
  ])('closes registration with the default message when the flag says no more: %j', (variables) => {
    expect(readMaintenancePlan(variables)).toEqual({
      message: undefined,
      routes: ['/register', '/register-v2'],
    });
  });

  it('takes message and routes from the flag', () => {
    expect(readMaintenancePlan({ message: ' Back at 6. ', routes: ['/waitlist', 5] })).toEqual({
      message: 'Back at 6.',
      routes: ['/waitlist'],
    });
  });

  it.each([
    ['/register', true],
    ['/register/', true],
    ['/register/account-setup', true],
    ['/register-v2', false],
    ['/registered', false],
    ['/', false],
  ])('/register closes %s: %s', (path, closed) => {
    expect(isClosed(path, ['/register'])).toBe(closed);
  });

  const UUID = '00000000-0000-4000-8000-000000000000';
  it.each([
    ['/{uuid}/bank/*', true],
    ['/{uuid}/bank', true],
    ['/{uuid}', true],
    ['/{uuid}/*', true],
    ['bank/*', true],
    ['bank', true],
    ['/bank/disburse/', true],
    ['/*/bank', true],
    [`/${UUID}`, true],
    ['/', true],
    ['*', true],
    ['/bank/autopay', false],
    ['/ban*', false],
    ['disburse', false],
    ['/11111111-1111-4111-8111-111111111111/bank', false],
    ['/{uuid}/{uuid}', false],
    ['/bank/disburse/more', false],
  ])('%s closes the bank page of an application: %s', (route, closed) => {
    expect(isClosed(`/${UUID}/bank/disburse`, [route])).toBe(closed);
    expect(isClosed(`/${UUID}/bank/disburse/`, ['/register', route])).toBe(closed);
  });

  it.each(['/{uuid}', 'bank', '/{uuid}/*'])('%s leaves registration open', (route) => {
    expect(isClosed('/register-v2', [route])).toBe(false);
  });

  it.each([
    [['/register'], false],
    [['/'], false],
    [['/register/support/'], true],
  ])('support with %j closed: %s', (routes, closed) => {
    expect(isClosed('/register/support', routes)).toBe(closed);
    expect(isClosed('/register/support/', routes)).toBe(closed);
  });
});
