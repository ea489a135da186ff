import { helocHandlers } from '@heloc/testing/msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { applicationState } from './applicationState.ts';

const apiBaseUrl = 'https://api.example';
const server = setupServer(...helocHandlers({ apiBaseUrl }));
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('an application waits for a choice', async () => {
  expect(await applicationState('7d9f7a52', 'Bearer token')).toBe('Choose your offer');
});

test('an application goes on', async () => {
  const answers = { getStatus: { checklistStatus: 'INCOME_VERIFICATION' } };
  server.use(...helocHandlers({ apiBaseUrl, answers }));
  expect(await applicationState('7d9f7a52', 'Bearer token')).toBe('On its way');
});

test('a session that is over', async () => {
  const answers = { getStatus: new Response(null, { status: 401 }) };
  server.use(...helocHandlers({ apiBaseUrl, answers }));
  expect(await applicationState('7d9f7a52', 'Bearer token')).toBe('Please log in');
});
