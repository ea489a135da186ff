import { expect, test } from '@jest/globals';
import { keepAttributes } from './keepAttributes.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

function rootWithChild() {
  const root = document.createElement('div');
  root.id = 'root';
  const stop = keepAttributes(root);
  const child = document.createElement('p');
  child.className = 'old';
  root.append(child);
  return { root, child, stop };
}

test('what is taken off comes back as it was last, on what is added later as well', async () => {
  const { root, child, stop } = rootWithChild();
  await settled();
  root.style.setProperty('--a', '1');
  root.style.setProperty('--b', '2');
  root.removeAttribute('style');
  root.removeAttribute('id');
  child.className = 'new';
  child.removeAttribute('class');
  await settled();
  expect(root.id).toBe('root');
  expect(root.style.cssText.replaceAll(' ', '')).toBe('--a:1;--b:2;');
  expect(child.className).toBe('new');
  stop();
  root.removeAttribute('id');
  await settled();
  expect(root.id).toBe('');
});

test('what cannot be used for a while can be used again after it', async () => {
  const { root, child, stop } = rootWithChild();
  await settled();
  child.setAttribute('inert', '');
  await settled();
  child.removeAttribute('inert');
  await settled();
  expect(child).not.toHaveAttribute('inert');
  expect(root.id).toBe('root');
  stop();
});

test('who takes it off again and again gets their way: the page goes on', async () => {
  const { root } = rootWithChild();
  let times = 0;
  const other = new MutationObserver(() => {
    if (!root.id) return;
    times += 1;
    root.removeAttribute('id');
  });
  other.observe(root, { attributes: true });
  root.removeAttribute('id');
  await settled();
  expect(root.id).toBe('');
  expect(times).toBeGreaterThan(10);
  other.disconnect();
});
