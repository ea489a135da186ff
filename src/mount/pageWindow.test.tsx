import { afterEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { pageWindow } from './pageWindow.ts';

afterEach(() => {
  document.querySelector('base')?.remove();
  history.replaceState(null, '', '/');
});

const own = (url = '/apply') => {
  history.replaceState(history.state, '', url);
  return pageWindow(window, '/apply');
};

test('a base of another origin does not move the page’s addresses', () => {
  const { history: ours } = own();
  document.head.append(
    Object.assign(document.createElement('base'), { href: 'https://www.lender.example/' }),
  );
  expect(() => history.pushState(null, '', '/apply')).toThrow(/www.lender.example/);
  ours.pushState({ step: 1 }, '', '/apply?org=OAKLINE');
  expect(location.pathname + location.search).toBe('/apply?org=OAKLINE');
  ours.replaceState({ step: 2 }, '', '/apply/for-sale');
  expect(location.pathname).toBe('/apply/for-sale');
  expect(ours.state).toEqual({ step: 2 });
});

test('an entry keeps what the host keeps in it, and its fragment', () => {
  history.replaceState({ key: 'host', idx: 7 }, '');
  const { history: ours } = own('/apply#terms');
  expect(ours.state).toBeUndefined();
  ours.replaceState({ idx: 0 }, '');
  expect(location.hash).toBe('#terms');
  ours.pushState({ idx: 1 }, '', '/apply/for-sale');
  expect(history.state).toMatchObject({ key: 'host', idx: 7 });
  expect(ours.state).toEqual({ idx: 1 });
});

test.each([
  ['the whole path', '/apply', '/apply/for-sale?org=OAKLINE'],
  ['the path below a base', 'ply', 'ply/for-sale?org=OAKLINE'],
])('an address that the host keeps in its state is the entry’s: %s', (_, before, after) => {
  history.replaceState({ current: before }, '');
  const { history: ours } = own();
  ours.pushState(null, '', '/apply/for-sale?org=OAKLINE');
  expect(history.state).toMatchObject({ current: after });
});

test('a host’s state that is no record is no obstacle', () => {
  history.replaceState('page 3', '');
  const { history: ours } = own();
  ours.pushState({ idx: 1 }, '', '/apply/for-sale');
  expect(ours.state).toEqual({ idx: 1 });
});

test('hears of the host’s links below the base path, and of nothing after its end', async () => {
  const heard = jest.fn();
  const view = own();
  const click = (to: string) => {
    history.pushState(null, '', to);
    window.dispatchEvent(new MouseEvent('click'));
  };
  view.addEventListener('popstate', heard);
  click('/apply/register');
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  click('/contact');
  view.history.replaceState(null, '', '/apply');
  click('/apply/login');
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(heard).toHaveBeenCalledTimes(3);
  click('/apply/register');
  view.removeEventListener('popstate', heard);
  await new Promise((done) => setTimeout(done));
  expect(heard).toHaveBeenCalledTimes(3);
});
