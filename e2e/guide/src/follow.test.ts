import { createFakeHeloc, type FakeHeloc } from '@heloc/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { follow } from './follow.ts';

let fake: FakeHeloc;
let progress: Element;

beforeEach(async () => {
  fake = createFakeHeloc();
  const application = document.createElement('heloc-application');
  application.org = 'OAKLINE';
  progress = document.createElement('p');
  document.body.replaceChildren(progress, application);
  follow(application, progress);
  await application.ready;
});
afterEach(() => fake.restore());

test('our page mounts the application of our organisation', () => {
  expect(fake.last.options).toMatchObject({ org: 'OAKLINE' });
});

test('our page says where somebody is', () => {
  fake.emit({ type: 'step', path: 'income', title: 'Annual income', stage: 'INITIAL' });
  expect(progress.textContent).toBe('You are at: Annual income');
});

test('our page has a login of its own', () => {
  const isPrevented = fake.emit({ type: 'unauthenticated', url: 'https://bank.example/auth/login' });
  expect(isPrevented).toBe(true);
  expect(progress.textContent).toBe('Please log in at the top of the page');
});

test('our page says whom to call when nothing can be shown', () => {
  fake.fail('remote-unavailable');
  expect(progress.textContent).toBe('Please call us and say remote-unavailable');
});
