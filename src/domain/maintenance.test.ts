import { describe, expect, it } from '@jest/globals';
import { isClosed, readMaintenancePlan } from './maintenance.ts';

describe('maintenance', () => {
  it.each([
    [{}],
    [{ message: '  ', routes: [] }],
    [{ message: 7, routes: 'all' }],
    [{ message: null, routes: [null, 3, 'register'] }],
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

  it.each([
    [['/register'], false],
    [['/'], false],
    [['/register/support/'], true],
  ])('support with %j closed: %s', (routes, closed) => {
    expect(isClosed('/register/support', routes)).toBe(closed);
    expect(isClosed('/register/support/', routes)).toBe(closed);
  });
});
