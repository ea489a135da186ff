import { describe, expect, it } from '@jest/globals';
import { allowedProperties, EVENTS, type PropertiesOf, type TelemetryEvent } from './catalogue.ts';

const PERSONAL = [
  'maria.lopez@example.com',
  'Maria Lopez',
  '(512) 555-0123',
  '12 Oak St, Austin',
  '$85,000',
  'tax return.pdf',
];

describe('what an event may say', () => {
  it('is what its row names, in the form that the row names', () => {
    expect(allowedProperties('heloc_error_shown', { screen: 'error/timeout', name: 'x' })).toEqual({
      screen: 'error/timeout',
    });
    expect(allowedProperties('heloc_survey_answered', { reason: null })).toEqual({ reason: null });
    expect(allowedProperties('heloc_vital', { name: 'inp', value: Number.NaN, rating: 'good' })).toEqual({
      name: 'inp',
      rating: 'good',
    });
    expect(allowedProperties('heloc_error_shown', { toString: 'x', constructor: 'x' })).toEqual({});
  });

  it.each(Object.keys(EVENTS) as TelemetryEvent[])('is nothing that a person typed: %s', (name) => {
    for (const value of PERSONAL) {
      const given = Object.fromEntries(
        Object.keys(EVENTS[name].properties).map((property) => [property, value]),
      );
      expect(allowedProperties(name, { ...given, email: value })).toEqual({});
    }
  });
});

it('does not compile with a property of another event, or without one of its own', () => {
  // @ts-expect-error
  const other: PropertiesOf<'heloc_menu_opened'> = { menu: 'apps', screen: 'income' };
  // @ts-expect-error
  const none: PropertiesOf<'heloc_menu_opened'> = {};
  expect([other, none]).toHaveLength(2);
});
