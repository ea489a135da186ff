import { expect, it } from '@jest/globals';
import { isForPeople } from './isForPeople.ts';

/** As the frameworks write them. */
const FOR_DEVELOPERS = [
  'consentListRequest must be a `array` type, but the final value was: `"[...]"`.',
  'email is a required field',
  'profileRequest.name.firstName must be defined',
  'income must be greater than or equal to 0',
  'this field has unspecified keys: publish',
  '"phoneNumber" is required',
  'email must be a valid email',
  'Expected array, received string',
  'Invalid input: expected string, received undefined',
  'must not be null',
  'size must be between 1 and 10',
  'must be array',
  'data/consents must be array',
  'field required',
  'Input should be a valid list',
  'value is not a valid list',
  'The FirstName field is required.',
  'The JSON value could not be converted to System.String. Path: $.income | LineNumber: 0',
  'JSON parse error: Cannot deserialize value of type `java.util.ArrayList` from String value',
  'Required request body is missing: public org.example.Heloc',
  "Validation failed for object='heloc'. Error count: 1",
  'Request failed with status code 400',
  'could not execute statement; SQL [n/a]; constraint [uk_email]',
  'duplicate key value violates unique constraint "helocs_pkey"',
  "Cannot read properties of undefined (reading 'map')",
  'NullPointerException',
  'TypeError: helocs.map is not a function\n    at createHeloc (/srv/app.js:12:3)',
  'ECONNREFUSED 10.0.0.1:5432',
  'POST /v3/application/helocs failed',
  '<html><body>Error</body></html>',
  'Bad Request',
  'Required',
  'The body is not JSON',
  'uuid must be a UUID',
  'x'.repeat(301),
];

const FOR_PEOPLE = [
  'we do not currently offer loans in New York',
  'identity exists',
  'Referrer is required but not provided.',
  'You can try again from Monday, November 30, 9:00 AM, or use an in-person notary.',
  'Those amounts do not match. You can try 2 more times.',
  'Type your name exactly as on the documents: Ana Rivera-McDonald',
  'Enter an amount from $15,000 to $400,000.50',
  'Call (888) 555-0142 or write to help@oakline.example',
  'Your eSignature is missing',
  'The policy ends before it begins',
  'Application not found',
  'Must be at least 18 years old',
  'w2_Form.pdf looks password-protected. Remove the password and try again',
  'ana_rivera@oakline.example already has an account',
];

it.each(FOR_DEVELOPERS)('is for developers: %j', (text) => expect(isForPeople(text)).toBe(false));

it.each(FOR_PEOPLE)('is for people: %j', (text) => expect(isForPeople(text)).toBe(true));
