import { describe, expect, it } from '@jest/globals';
import { LEGACY_FLOW, legacyFlowOf, readLegacyAddress } from './legacyRegistration.ts';
import {
  type RegistrationAnswers,
  type RegistrationStepId,
  registrationFacts,
  registrationRedirect,
  registrationSteps,
} from './registration.ts';

const APP = '0d1f7a52-1111-4e57-9a5b-3a4a1f0d2c11';
const contact: RegistrationAnswers = { email: 'maria@example.com', phoneNumber: '(512) 555-0123' };

const read = (rest: string, query = '') => readLegacyAddress(rest, new URLSearchParams(query));
const steps = (answers: RegistrationAnswers, around = {}) =>
  registrationSteps(registrationFacts(answers, LEGACY_FLOW, around));
const named = (ids: readonly RegistrationStepId[]) => ids.map((id) => LEGACY_FLOW.address(id).query?.step);

describe('the steps', () => {
  it('are the seven of the query', () => {
    expect(named(steps({ propertyAddress: { occupancyType: 'HOME' } }))).toEqual([
      'property-info',
      'sale-status',
      'income-info',
      'name',
      'birthdate',
      'contact-info',
      'login-info',
    ]);
  });

  it('ask within property-info where the others live, and nothing about a sale', () => {
    const ids = steps({ propertyAddress: { occupancyType: 'SECONDARY' } });
    expect(ids.slice(0, 3)).toEqual(['property', 'home-address', 'annual-income']);
    expect(named(ids).slice(0, 3)).toEqual(['property-info', 'property-info', 'income-info']);
  });

  it('leave out contact-info when email and phone exist already, not when they were just typed', () => {
    expect(steps(contact)).not.toContain('phone-and-email');
    expect(steps({ email: contact.email })).toContain('phone-and-email');
    expect(steps({ ...contact, hasContactBeenSet: true })).toContain('phone-and-email');
  });

  it('end at the birthdate with the identity provider', () => {
    expect(named(steps({}, { auth0: true })).at(-1)).toBe('birthdate');
  });
});

describe('an address', () => {
  const pairs = steps({ propertyAddress: { occupancyType: 'SECONDARY' } }).concat('for-sale');

  it.each(pairs)('names %s in the query', (id) => {
    const query = new URLSearchParams(LEGACY_FLOW.address(id).query);
    expect(read('', query.toString())).toEqual({ step: id });
  });

  it.each(pairs)('names %s in the path', (id) => {
    const { pathname, query } = legacyFlowOf(APP).address(id);
    const rest = pathname.replace('/register/', '');
    expect(read(rest, new URLSearchParams(query).toString())).toEqual({ appId: APP, step: id });
  });

  it.each(['', 'step=', 'step=nope', 'step=__proto__', 'step=property-info&substep=nope'])(
    'starts with the first step: %s',
    (query) => expect(read('', query)).toEqual({ step: 'property' }),
  );

  it.each(['nope', 'nope/birthdate', `${APP}/birthdate/more`, '%00/birthdate'])('names nothing: %s', (rest) =>
    expect(read(rest, 'step=birthdate')).toEqual({ step: undefined }),
  );

  it.each([APP, `${APP}/nope`])('of an application may name no step: %s', (rest) =>
    expect(read(rest)).toEqual({ appId: APP, step: undefined }),
  );
});

describe('a step that is opened by its address', () => {
  const redirect = (flow = LEGACY_FLOW) =>
    registrationRedirect('birthdate', {}, registrationFacts({}, flow), flow);

  it('waits for the property', () => expect(redirect()).toBe('property'));
  it('is shown at once for an application', () => expect(redirect(legacyFlowOf(APP))).toBeUndefined());
});
