import { describe, expect, it } from '@jest/globals';
import { joinMessages, messagesIn } from './errorMessages.ts';

describe('joinMessages', () => {
  it.each<[unknown, string]>([
    [['One', 'Two'], 'One, Two.'],
    [[' One. ', 'One', 'Two.'], 'One, Two.'],
    ['we do not currently offer loans in Texas', 'we do not currently offer loans in Texas.'],
    [['Really?'], 'Really?'],
    [['Stop!.', 'Stop! '], 'Stop!'],
    [['Please wait...'], 'Please wait.'],
    [['Please wait…'], 'Please wait…'],
    [
      [{ code: 'A1', message: ' Too old. ' }, 'Too old', { code: 'A2' }, { message: { message: 'Deep' } }],
      'Too old, Deep.',
    ],
    [[{ message: 'Nested' }, 42, null, ''], 'Nested.'],
    [new Error('Broken.'), 'Broken.'],
    [[], ''],
    [['', ' . '], ''],
    [undefined, ''],
    [null, ''],
    [{}, ''],
  ])('%p reads %s', (messages, text) => {
    expect(joinMessages(messages)).toBe(text);
  });
});

it('reads an error response', () => {
  expect(messagesIn({ errors: ['A', { code: 'x', message: ' B ' }, { code: 'y' }, 5, ''] })).toEqual([
    'A',
    'B',
  ]);
  expect(messagesIn({ errors: [], message: 'unheard' })).toEqual([]);
  expect(messagesIn({ message: 'unauthenticated' })).toEqual(['unauthenticated']);
  for (const nothing of ['<html>', null, undefined, {}, []]) expect(messagesIn(nothing)).toEqual([]);
});
