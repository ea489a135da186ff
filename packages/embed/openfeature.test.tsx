import { afterEach, expect, test } from '@jest/globals';
import { OpenFeatureProvider, useBooleanFlagDetails, useFlag } from '@openfeature/react-sdk';
import { InMemoryProvider, OpenFeature } from '@openfeature/web-sdk';
import { act, render, screen, waitFor } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { takeConsoleErrors } from '#src/testing/setup.ts';
import { helocFlags } from './openfeature.ts';

const NY = 'fe-heloc-ny-modal';
const FIRES = 'fe-heloc-california-fires';

afterEach(() => act(() => OpenFeature.close()));

const application = (input: Partial<Parameters<typeof renderRemote>[1]> = {}) =>
  renderRemote(borrower, { path: '/register-v2', ...input });

/** The page's own provider, and ours beside it. */
async function page(source?: EventTarget) {
  await OpenFeature.setProviderAndWait(
    new InMemoryProvider({
      'own-banner': { variants: { on: true, off: false }, defaultVariant: 'on', disabled: false },
      [NY]: { variants: { on: true, off: false }, defaultVariant: 'off', disabled: false },
    }),
  );
  OpenFeature.setProvider('heloc', helocFlags(source));
  return { own: OpenFeature.getClient(), ours: OpenFeature.getClient('heloc') };
}

const ready = (client: { providerStatus: string }, status = 'READY') =>
  waitFor(() => expect(client.providerStatus).toBe(status));

test('a page reads what is on for the person, beside its own provider', async () => {
  const { own, ours } = await page();
  expect(ours.getBooleanDetails(NY, true)).toMatchObject({ value: true, errorCode: 'PROVIDER_NOT_READY' });
  await application({ flags: { [NY]: true, [FIRES]: true }, variables: { [FIRES]: { zips: ['95969'] } } });
  await ready(ours);
  expect(ours.getBooleanDetails(NY, false)).toMatchObject({
    value: true,
    reason: 'TARGETING_MATCH',
    variant: 'on',
  });
  expect(ours.getObjectValue(FIRES, {})).toEqual({ zips: ['95969'] });
  expect(ours.getBooleanDetails('somebody-elses', true)).toMatchObject({
    value: true,
    errorCode: 'FLAG_NOT_FOUND',
  });
  expect(ours.getStringDetails(NY, 'text')).toMatchObject({ value: 'text', errorCode: 'TYPE_MISMATCH' });
  // Nobody has said anything of it: the page's default holds.
  expect(ours.getBooleanDetails('fe-heloc-dc', true)).toMatchObject({ value: true, reason: 'DEFAULT' });
  expect([own.getBooleanValue('own-banner', false), own.getBooleanValue(NY, true)]).toEqual([true, false]);
});

function Shown({ note }: { note(value: boolean): void }) {
  const { value } = useFlag(NY, true);
  const { reason } = useBooleanFlagDetails(NY, true);
  note(value);
  return (
    <output>
      {value ? 'on' : 'off'}, {reason}
    </output>
  );
}

test('in React it is drawn again when it changes, in the first render once it is known', async () => {
  const { ours } = await page();
  const app = await application({ flags: { [NY]: false } });
  await ready(ours);
  const seen: boolean[] = [];
  const view = render(
    <OpenFeatureProvider domain="heloc">
      <Shown note={(value) => seen.push(value)} />
    </OpenFeatureProvider>,
  );
  expect(seen).not.toContain(true);
  const output = () => view.container.querySelector('output')?.textContent;
  expect(output()).toMatch(/off.*TARGETING_MATCH/);
  await app.control('PUT', '/flags', { [NY]: true });
  await act(() => app.runtime.flags.refresh());
  await waitFor(() => expect(output()).toMatch(/on.*TARGETING_MATCH/));
  expect(screen.getByRole('combobox', { name: 'Property address' })).toBeVisible();
});

test('a service that fails is an error, until it answers; later it is only old', async () => {
  const { ours } = await page();
  const app = await application();
  await app.control('POST', '/faults', { path: '**/features', kind: 'network' });
  await act(() => app.runtime.flags.refresh());
  await ready(ours, 'ERROR');
  // The SDK's own word for it.
  expect(takeConsoleErrors().join()).toContain('could not be asked for');
  await app.control('DELETE', '/faults');
  await act(() => app.runtime.flags.refresh());
  await ready(ours);
  await app.control('POST', '/faults', { path: '**/features', kind: 'network' });
  await act(() => app.runtime.flags.refresh());
  await ready(ours, 'STALE');
});

test('a provider that is closed hears nothing more, and one of another element never did', async () => {
  const elsewhere = document.createElement('div');
  const { ours } = await page(elsewhere);
  const provider = helocFlags();
  const app = await application({ flags: { [NY]: true } });
  await act(() => app.runtime.flags.whenAnswered());
  expect(ours.providerStatus).toBe('NOT_READY');
  const value = () => provider.resolveBooleanEvaluation(NY, false, {}, console).value;
  expect(value()).toBe(true);
  await provider.onClose?.();
  await app.control('PUT', '/flags', { [NY]: false });
  await act(() => app.runtime.flags.refresh());
  expect(value()).toBe(true);
});
