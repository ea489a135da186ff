import { describe, expect, it } from '@jest/globals';
import { joinMessages, messageFromBody } from './errorMessages.ts';

const UNEXPECTED = 'Something unexpected happened';

describe('joinMessages', () => {
  it.each<[unknown, string]>([
    [['One', 'Two'], 'One, Two.'],
    [[' One. ', 'One', 'Two.'], 'One, Two.'],
    ['we do not currently offer loans in Texas', 'we do not currently offer loans in Texas.'],
    [['Really?'], 'Really?'],
    [[{ message: 'Nested' }, 42, null, ''], 'Nested.'],
    [new Error('Broken.'), 'Broken.'],
    [[], UNEXPECTED],
    [['', ' . '], UNEXPECTED],
    [undefined, UNEXPECTED],
    [null, UNEXPECTED],
    [{}, UNEXPECTED],
  ])('%p reads %s', (messages, text) => {
    expect(joinMessages(messages)).toBe(text);
  });
});

it('reads an error response', () => {
  expect(messageFromBody({ errors: ['A', 'B'] })).toBe('A, B.');
  expect(messageFromBody({ errors: [] })).toBe(UNEXPECTED);
  expect(messageFromBody({ message: 'unauthenticated' })).toBe('unauthenticated.');
  expect(messageFromBody('<html>')).toBe(UNEXPECTED);
  expect(messageFromBody(null)).toBe(UNEXPECTED);
});
