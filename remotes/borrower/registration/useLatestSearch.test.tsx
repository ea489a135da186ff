import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router';
import { useLatestSearch } from './useLatestSearch.ts';

const wrapper = ({ children }: { children: ReactNode }) =>
  createElement(MemoryRouter, { initialEntries: ['/register-v2?referrer=nobody'] }, children);

test('what began before the query changed reads the query of now', async () => {
  const { result } = renderHook(() => ({ latestSearch: useLatestSearch(), navigate: useNavigate() }), {
    wrapper,
  });
  const early = result.current;
  expect(early.latestSearch()).toBe('?referrer=nobody');
  await act(async () => early.navigate('?referrer=somebody', { replace: true }));
  expect(early.latestSearch()).toBe('?referrer=somebody');
});
