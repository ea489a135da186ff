import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { joinMessages, messagesIn } from './errorMessages.ts';

describe('joinMessages', () => {
  it.each<[unknown, string]>([
    [['A', 'B'], 'A, B.'],
    [['A.', 'A'], 'A.'],
    ['x', 'x.'],
    [[' a ', 'b.'], 'a, b.'],
    [['Ready?'], 'Ready?'],
    [[{ message: 'm' }, null, 3], 'm.'],
    [['a, b', 'c'], 'a, b, c.'],
    [['Wait…'], 'Wait…'],
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

  it('joined again, it reads the same', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: fc.constantFrom(...'ab .,!?…\n') })), (messages) => {
        const text = joinMessages(messages);
        expect(joinMessages(text)).toBe(text);
        expect(joinMessages([...messages, ...messages])).toBe(text);
        if (text) expect(text).toMatch(/[.!?…]$/);
      }),
    );
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
