import { afterEach, expect, it } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { followMoves } from './followMoves.ts';

let stop = () => {};
afterEach(() => stop());

const page = (parts: readonly string[]) => (
  <main>
    {parts.map((part) => (
      <b key={part}>{part}</b>
    ))}
    <input />
  </main>
);

/** Renders parts, has something done to the first, and renders others. */
async function after(meddle: (first: HTMLElement) => void, parts: readonly string[]) {
  const view = render(page(['one', 'two']));
  stop = followMoves(view.container);
  const input = view.getByRole('textbox');
  input.focus();
  meddle(view.getByText('one'));
  await act(async () => {});
  view.rerender(page(parts));
  expect(document.activeElement).toBe(input);
  return view.container.textContent;
}

const wrap = (element: HTMLElement) => {
  const wrapper = document.createElement('font');
  element.replaceWith(wrapper);
  wrapper.append(element);
};

it.each([
  { name: 'wrapped, then removed', meddle: wrap, parts: ['two'], shown: 'two' },
  {
    name: 'wrapped, and something comes before it',
    meddle: wrap,
    parts: ['new', 'one', 'two'],
    shown: 'newonetwo',
  },
  {
    name: 'taken away, then removed',
    meddle: (element: HTMLElement) => element.remove(),
    parts: ['two'],
    shown: 'two',
  },
  {
    name: 'moved elsewhere, then removed',
    meddle: (element: HTMLElement) => element.parentElement?.append(element),
    parts: ['two', 'three'],
    shown: 'twothree',
  },
])('goes on after an element was $name', async ({ meddle, parts, shown }) => {
  expect(await after(meddle, parts)).toBe(shown);
});

it('leaves elements alone from which nothing was taken, and the prototypes', async () => {
  const { insertBefore, removeChild } = Node.prototype;
  await after(wrap, ['two']);
  expect(Node.prototype).toMatchObject({ insertBefore, removeChild });
  expect(Object.hasOwn(document.body, 'removeChild')).toBe(false);
});
