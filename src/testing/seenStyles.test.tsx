import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';

test('what the page, an attribute or the browser hides is not there for anybody', () => {
  document.head.innerHTML =
    '<style>.hides { display: none } .unseen { visibility: hidden } .seen { visibility: visible }</style>';
  document.body.innerHTML = `
    <button>Shown</button>
    <button class="hides">By a rule</button>
    <div class="hides"><button>Within</button></div>
    <button style="display: none">Inline</button>
    <button hidden>By an attribute</button>
    <dialog><button>In a closed dialog</button></dialog>
    <dialog open><button>In an open one</button></dialog>
    <div class="unseen"><button>Inherited</button><button class="seen">Seen again</button></div>`;
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Shown',
    'In an open one',
    'Seen again',
  ]);

  // A rule that comes later.
  document.head.insertAdjacentHTML('beforeend', '<style>button { display: none }</style>');
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('every other property is that of jsdom', () => {
  document.body.innerHTML = '<p style="font-size: 20px; color: rgb(1, 2, 3)">Text</p>';
  const style = getComputedStyle(screen.getByText('Text'));
  expect(style.fontSize).toBe('20px');
  expect(style.getPropertyValue('color')).toBe('rgb(1, 2, 3)');
});
