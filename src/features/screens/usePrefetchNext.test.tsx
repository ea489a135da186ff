import { expect, jest, test } from '@jest/globals';
import { render, waitFor } from '@testing-library/react';
import { defineScreen, type ScreenDefinition } from './defineScreen.ts';
import { usePrefetchNext } from './usePrefetchNext.ts';

const View = () => null;

const screenAt = (path: string) => {
  const view = jest.fn(async () => {
    if (path === 'broken') throw new Error('no network');
    return { View, title: { copy: { key: path, strings: {} }, key: path } };
  });
  return { view, screen: defineScreen({ path, stage: 'INITIAL', view }) };
};

function Shown({ screens, at }: { screens: readonly ScreenDefinition[]; at: number }) {
  usePrefetchNext(screens, screens[at] as ScreenDefinition);
  return null;
}

test('the next screens are loaded while one is shown, once, and one that fails keeps nobody back', async () => {
  const all = ['before', 'shown', 'next', 'broken', 'third', 'fourth'].map(screenAt);
  const screens = all.map(({ screen }) => screen);
  const asked = () => all.map(({ view }) => view.mock.calls.length);

  const { rerender } = render(<Shown screens={screens} at={1} />);
  expect(asked()).toEqual([0, 1, 0, 0, 0, 0]);
  await waitFor(() => expect(asked()).toEqual([0, 1, 1, 1, 1, 0]));

  rerender(<Shown screens={screens} at={2} />);
  await waitFor(() => expect(asked()).toEqual([0, 1, 1, 2, 1, 1]));
});
