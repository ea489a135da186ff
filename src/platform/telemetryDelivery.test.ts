import { expect, test } from '@jest/globals';
import type { Api } from '#src/api/client/createApi.ts';
import { createTestSandbox } from '#src/testing/builders.ts';
import type { TelemetryInput } from './telemetry.ts';
import { createDelivery, type Parcel } from './telemetryDelivery.ts';

/** What is sent, and which of it was to outlive the page. */
async function delivery() {
  const sandbox = await createTestSandbox();
  const real = sandbox.api();
  const outlive: unknown[] = [];
  const api: Api = {
    call(endpoint, input) {
      outlive.push((input as { keepalive?: boolean }).keepalive);
      return real.call(endpoint, input);
    },
  };
  const { send } = createDelivery({
    api,
    auth: { isSignedIn: () => false, identityUuid: () => undefined },
    view: { navigator: { onLine: true } } as unknown as TelemetryInput['view'],
    canSend: () => true,
    sessionKey: () => undefined,
  });
  const parcel = (bytes: number): Parcel => ({
    body: { event: 'heloc_account_switched', eventType: 'APP' } as Parcel['body'],
    bytes,
    retries: 0,
  });
  return { outlive, sendAll: (sizes: number[]) => Promise.all(sizes.map((bytes) => send(parcel(bytes)))) };
}

test.each([
  ['nine at a time', Array(12).fill(500), [...Array(9).fill(true), false, false, false]],
  ['less than 60 kB at a time', [25_000, 25_000, 25_000, 5000], [true, true, false, false]],
])(
  'what outlives the page is %s, since the page around has a share; the rest goes without',
  async (_, sizes, expected) => {
    const { outlive, sendAll } = await delivery();
    expect(await sendAll(sizes)).toEqual(sizes.map(() => 'taken'));
    expect(outlive).toEqual(expected);
    // Once they are answered there is room again.
    await sendAll([500]);
    expect(outlive.at(-1)).toBe(true);
  },
);
