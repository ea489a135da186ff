import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, waitFor } from '@testing-library/react';
import { BrandProvider } from '#src/brand/BrandProvider.tsx';
import type { BrandBundle } from '#src/brand/bundle.ts';
import { type Runtime, RuntimeContext } from '#src/platform/runtime.ts';
import { readBrand } from '#src/testing/brand.ts';
import type { BankLinkExit, BankLinkSuccess } from '../port.ts';
import { PLAID_SCRIPT } from './script.ts';
import { Window } from './Window.tsx';

interface Config {
  token: string;
  receivedRedirectUri?: string;
  onLoad(): void;
  onSuccess(token: string | null, metadata: unknown): void;
  onExit(error: unknown, metadata: unknown): void;
}

/** Plaid's script, as far as react-plaid-link knows it. */
function stubPlaid() {
  const log: string[] = [];
  const configs: Config[] = [];
  const Plaid = {
    create(config: Config) {
      configs.push(config);
      return {
        open: () => log.push('open'),
        submit: () => {},
        // Plaid calls `onExit` on unmount as well.
        exit: () => {
          log.push('exit');
          config.onExit(null, { status: null, institution: null });
        },
        destroy: () => log.push('destroy'),
      };
    },
  };
  return { put: () => void Object.assign(window, { Plaid }), log, configs };
}

const tags = () => [...document.querySelectorAll<HTMLScriptElement>(`script[src="${PLAID_SCRIPT}"]`)];
const noInstitution = { institution: null, status: null };
let bundle: BrandBundle;

beforeEach(async () => {
  bundle = await readBrand('OAKLINE');
});
afterEach(() => {
  Reflect.deleteProperty(window, 'Plaid');
  for (const tag of tags()) tag.remove();
});

function open({ nonce, receivedRedirectUri }: { nonce?: string; receivedRedirectUri?: string } = {}) {
  const successes: BankLinkSuccess[] = [];
  const exits: BankLinkExit[] = [];
  const runtime = { nonce: () => nonce } as unknown as Runtime;
  const element = (onExit: (exit: BankLinkExit) => void) => (
    <RuntimeContext value={runtime}>
      <BrandProvider bundle={bundle}>
        <Window
          session={{ purpose: 'INCOME', linkToken: 'link-1', institutions: [], receivedRedirectUri }}
          onSuccess={(success) => successes.push(success)}
          onExit={onExit}
        />
      </BrandProvider>
    </RuntimeContext>
  );
  const view = render(element((exit) => exits.push(exit)));
  return { ...view, successes, exits, element };
}

/** The browser has loaded the script: Plaid is there, then `load` fires. */
async function loaded(plaid: ReturnType<typeof stubPlaid>) {
  const tag = await waitFor(() => {
    const [found] = tags();
    if (!found) throw new Error('No script tag yet');
    return found;
  });
  act(() => void tag.dispatchEvent(new Event('load')));
  await waitFor(() => expect(plaid.configs).toHaveLength(1));
  act(() => plaid.configs[0]?.onLoad());
  await waitFor(() => expect(plaid.log).toContain('open'));
  return { tag, config: plaid.configs[0] as Config };
}

/** In the order of a page's life: react-plaid-link remembers across mounts that its script has loaded. */
describe('the Plaid window, over react-plaid-link', () => {
  test('a script that does not load ends as unavailable, and can be tried again', async () => {
    const { exits } = open();
    await waitFor(() => expect(tags()).toHaveLength(1));
    act(() => void tags()[0]?.dispatchEvent(new Event('error')));
    await waitFor(() => expect(exits).toEqual([{ reason: 'unavailable' }]));
  });

  test('loads the script with the nonce, opens by itself and gives the linked accounts', async () => {
    const plaid = stubPlaid();
    plaid.put();
    const { successes, exits, unmount } = open({ nonce: 'n0nce' });
    const { tag, config } = await loaded(plaid);
    expect(tag.nonce).toBe('n0nce');
    expect(config.token).toBe('link-1');
    expect(config).not.toHaveProperty('receivedRedirectUri');
    expect(config).not.toHaveProperty('cspNonce');
    act(() =>
      config.onSuccess('public-1', {
        institution: { institution_id: 'ins_1', name: 'Harbor' },
        accounts: [{ id: 'a1' }, { id: 'a2' }],
      }),
    );
    expect(successes).toEqual([
      { publicToken: 'public-1', accountIds: ['a1', 'a2'], institution: { id: 'ins_1', name: 'Harbor' } },
    ]);
    unmount();
    expect(plaid.log).toEqual(['open', 'destroy']);
    expect(exits).toEqual([]);
    expect(tags()).toEqual([]);
  });

  test('may end well without a token', async () => {
    const plaid = stubPlaid();
    plaid.put();
    const { successes } = open();
    const { config } = await loaded(plaid);
    act(() => config.onSuccess(null, { institution: null, accounts: [] }));
    expect(successes).toEqual([{ publicToken: null, accountIds: [], institution: undefined }]);
  });

  test('comes back from the bank with the address it was given', async () => {
    const plaid = stubPlaid();
    plaid.put();
    const uri = 'https://lender.example/account/heloc/plaid-oauth-success?oauth_state_id=1';
    open({ receivedRedirectUri: uri });
    const { config } = await loaded(plaid);
    expect(config.receivedRedirectUri).toBe(uri);
  });

  test('tells the newest callback, once, and nothing when it is taken down', async () => {
    const plaid = stubPlaid();
    plaid.put();
    const { rerender, element, exits, unmount } = open();
    const { config } = await loaded(plaid);
    const replaced = jest.fn();
    rerender(element(replaced));
    act(() => config.onExit(null, noInstitution));
    act(() => config.onExit(null, noInstitution));
    expect(replaced).toHaveBeenCalledTimes(1);
    expect(replaced).toHaveBeenCalledWith({ reason: 'closed', institution: undefined });
    unmount();
    expect(exits).toEqual([]);
  });

  test("waits for the page's own tag instead of taking it for loaded", async () => {
    const own = document.createElement('script');
    own.type = 'text/plain';
    own.src = PLAID_SCRIPT;
    document.head.append(own);
    const plaid = stubPlaid();
    const { unmount } = open();
    await act(async () => {});
    expect(plaid.configs).toHaveLength(0);
    plaid.put();
    await waitFor(() => expect(plaid.configs).toHaveLength(1));
    act(() => plaid.configs[0]?.onLoad());
    await waitFor(() => expect(plaid.log).toContain('open'));
    unmount();
    expect(tags()).toEqual([own]);
  });
});
