import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { createTestSandbox } from '#src/testing/builders.ts';
import { serveSandbox } from './serve.ts';

test('over HTTP: answers, and a connection that is really cut', async () => {
  const sandbox = await createTestSandbox();
  const server = await serveSandbox(sandbox.app, 0);
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const licenses = `${base}/service-application/external/api/v1/heloc/state-licenses?orgCode=OAKLINE`;
  try {
    const response = await fetch(licenses);
    expect(response.status).toBe(200);
    expect(await response.json()).toContainEqual(expect.objectContaining({ abbrev: 'CA' }));

    await sandbox.control('POST', '/faults', { path: '**/state-licenses', kind: 'network', times: 1 });
    await expect(fetch(licenses)).rejects.toThrow('fetch failed');
    await sandbox.control('POST', '/faults', { path: '**/state-licenses', kind: 'timeout', times: 1 });
    await expect(fetch(licenses, { signal: AbortSignal.timeout(50) })).rejects.toThrow(/timeout/);
    expect((await fetch(licenses)).status).toBe(200);
    await expect(serveSandbox(sandbox.app, (server.address() as AddressInfo).port)).rejects.toThrow(
      /is in use/,
    );
  } finally {
    sandbox.close();
    await new Promise((resolve) => server.close(resolve));
  }
});
