import { afterEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { savedApplication, savedLink } from '#src/features/bank-link/savedLink.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';

interface Config {
  token: string;
  onExit(error: unknown, metadata: unknown): void;
}

/** Plaid's script, already on the page. */
function stubPlaid(): Config[] {
  const configs: Config[] = [];
  Object.assign(window, {
    Plaid: {
      create(config: Config) {
        configs.push(config);
        return { open() {}, submit() {}, exit() {}, destroy() {} };
      },
    },
  });
  const tag = document.createElement('script');
  tag.type = 'text/plain';
  tag.src = 'https://cdn.plaid.com/link/v2/stable/link-initialize.js';
  document.head.append(tag);
  return configs;
}

afterEach(() => {
  Reflect.deleteProperty(window, 'Plaid');
  for (const tag of document.querySelectorAll('script')) tag.remove();
});

const expired = {
  error_type: 'INVALID_INPUT',
  error_code: 'INVALID_LINK_TOKEN',
  error_message: '',
  display_message: null,
};
const at = { institution: { name: 'Harbor', institution_id: 'ins_1' }, status: null };

describe('income/link/plaid with Plaid as the provider', () => {
  test('keeps what the way back from a bank needs, renews an expired token once, cleans up', async () => {
    const configs = stubPlaid();
    const { user, control, application, runtime } = await renderRemote(borrower, {
      path: '/{uuid}/income/link/plaid',
      application: { status: { checklistStatus: 'INCOME_VERIFICATION' } },
    });
    await control('POST', '/faults', {
      method: 'POST',
      path: '**/bank-link/token',
      kind: 'status',
      status: 200,
      body: { provider: 'plaid', linkToken: 'link-1', expiration: '2999-01-01T00:00:00Z', institutions: [] },
      times: 1,
    });
    await control('POST', '/faults', {
      method: 'POST',
      path: '**/bank-link/token',
      kind: 'status',
      status: 200,
      body: { provider: 'plaid', linkToken: 'link-2', expiration: '2999-01-01T00:00:00Z', institutions: [] },
      times: 1,
    });
    await user.click(await screen.findByRole('button', { name: 'Connect my bank' }));
    await waitFor(() => expect(configs.map(({ token }) => token)).toEqual(['link-1']));
    const { local } = runtime.personal;
    expect(savedApplication(local)).toBe(application.uuid);
    expect(savedLink(local, new Date())).toEqual({
      token: 'link-1',
      expiry: '2999-01-01T00:00:00Z',
      step: 'income/link/plaid',
      provider: 'plaid',
    });
    act(() => configs[0]?.onExit(expired, at));
    await waitFor(() => expect(configs.map(({ token }) => token)).toEqual(['link-1', 'link-2']));
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    act(() => configs[1]?.onExit(expired, at));
    expect(await screen.findByText(/We could not open the secure window/)).toBeVisible();
    expect(savedApplication(local)).toBeUndefined();
    expect(savedLink(local, new Date())).toBeUndefined();
  });
});
