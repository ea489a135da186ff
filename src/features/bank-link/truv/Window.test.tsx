import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, waitFor } from '@testing-library/react';
import { BrandProvider } from '#src/brand/BrandProvider.tsx';
import type { BrandBundle } from '#src/brand/bundle.ts';
import { readBrand } from '#src/testing/brand.ts';
import type { BankLinkExit, BankLinkSuccess } from '../port.ts';
import { TRUV_SCRIPT } from './script.ts';
import { Window } from './Window.tsx';

interface Config {
  bridgeToken: string;
  onLoad(): void;
  onSuccess(token: string, metadata: { task_id: string; employer?: { name: string } }): void;
  onEvent(type: string, payload?: unknown): void;
  onClose(): void;
}

/** Truv's script, as far as `@truv/bridge` knows it. */
function stubTruv() {
  const log: string[] = [];
  const configs: Config[] = [];
  const TruvBridge = {
    init(config: Config) {
      configs.push(config);
      return {
        open: () => log.push('open'),
        // Truv calls `onClose` on unmount as well.
        close: () => {
          log.push('close');
          config.onClose();
        },
      };
    },
  };
  Object.assign(window, { TruvBridge });
  return { log, configs };
}

const tags = () => [...document.querySelectorAll<HTMLScriptElement>(`script[src="${TRUV_SCRIPT}"]`)];
let bundle: BrandBundle;

beforeEach(async () => {
  // Each page has a client of its own: it remembers that its script has loaded.
  jest.resetModules();
  bundle = await readBrand('OAKLINE');
});
afterEach(() => {
  Reflect.deleteProperty(window, 'TruvBridge');
  for (const tag of tags()) tag.remove();
});

function open() {
  const successes: BankLinkSuccess[] = [];
  const exits: BankLinkExit[] = [];
  const view = render(
    <BrandProvider bundle={bundle}>
      <Window
        session={{ purpose: 'PAYROLL', linkToken: 'bridge-1', institutions: [] }}
        onSuccess={(success) => successes.push(success)}
        onExit={(exit) => exits.push(exit)}
      />
    </BrandProvider>,
  );
  return { ...view, successes, exits };
}

/** The browser has loaded the script. */
async function loaded(truv: ReturnType<typeof stubTruv>) {
  await waitFor(() => expect(tags()).toHaveLength(1));
  act(() => void tags()[0]?.dispatchEvent(new Event('load')));
  await waitFor(() => expect(truv.log).toEqual(['open']));
  return truv.configs[0] as Config;
}

describe("the Truv window, over Truv's own client", () => {
  test('opens by itself and gives what was linked, once', async () => {
    const truv = stubTruv();
    const { successes, exits, unmount } = open();
    const config = await loaded(truv);
    expect(config.bridgeToken).toBe('bridge-1');
    act(() => config.onLoad());
    act(() => config.onSuccess('public-1', { task_id: 't1', employer: { name: 'Brightwater' } }));
    act(() => config.onClose());
    expect(successes).toEqual([
      { publicToken: 'public-1', accountIds: [], institution: { id: 't1', name: 'Brightwater' } },
    ]);
    unmount();
    expect(exits).toEqual([]);
    expect(tags()).toEqual([]);
  });

  test('what was linked may have no employer', async () => {
    const truv = stubTruv();
    const { successes } = open();
    const config = await loaded(truv);
    act(() => config.onSuccess('public-1', { task_id: 't1' }));
    expect(successes).toEqual([{ publicToken: 'public-1', accountIds: [], institution: undefined }]);
  });

  test('a window that is closed says why, by what happened in it', async () => {
    const truv = stubTruv();
    const { exits } = open();
    const config = await loaded(truv);
    act(() => config.onEvent('EMPLOYER_SELECTED', { employer: { name: 'Brightwater' } }));
    act(() => config.onEvent('ERROR', { error: { error_code: 'UNAVAILABLE' } }));
    act(() => config.onClose());
    expect(exits).toEqual([{ reason: 'institution-down', institution: 'Brightwater' }]);
  });

  test('is closed with its page, and tells nothing then', async () => {
    const truv = stubTruv();
    const { exits, unmount } = open();
    await loaded(truv);
    unmount();
    expect(truv.log).toEqual(['open', 'close']);
    expect(exits).toEqual([]);
  });

  test('a script that does not load ends as unavailable', async () => {
    const { exits } = open();
    await waitFor(() => expect(tags()).toHaveLength(1));
    document.dispatchEvent(new Event('error'));
    expect(exits).toEqual([]);
    const [tag] = tags();
    // The client's rejection would be Node's here.
    if (tag) tag.onerror = null;
    act(() => void tag?.dispatchEvent(new Event('error')));
    await waitFor(() => expect(exits).toEqual([{ reason: 'unavailable' }]));
  });
});
