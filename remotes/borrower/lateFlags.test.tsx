import { beforeEach, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { createTestSandbox } from '#src/testing/builders.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { borrower } from './testing/remote.ts';

const COVERED = 'fe-heloc-company-covers-appraisal';

beforeEach(() => sessionStorage.clear());

/** docs/rules.md#feature-flags */
test('an answer that is late and other than the default changes no screen that is open; after a reload it holds', async () => {
  const sandbox = await createTestSandbox();
  await sandbox.control('PUT', '/flags', { flags: { [COVERED]: true }, delayMs: 1500 });
  const path = '/{uuid}/bpo/order-bpo';
  const application = { status: { checklistStatus: 'BPO_ORDER_REQUEST' } };
  const app = await renderRemote(borrower, { path, application, sandbox });
  await app.waitForStep('bpo/order-bpo');
  // What is around the screen comes when the page is idle.
  const page = () => {
    const skip = screen.getByRole<HTMLAnchorElement>('link', { name: 'Skip to main content' });
    return document.querySelector(skip.hash)?.textContent?.replace(/\s+/g, ' ');
  };
  const before = page();
  await act(() => app.runtime.flags.whenAnswered());
  expect(app.runtime.flags.held.values).toMatchObject({ [COVERED]: true });
  expect(app.runtime.flags.get('companyCoversAppraisal')).toBe(false);
  expect(page()).toBe(before);
  const local = { telemetry_trackerUuid: localStorage.getItem('telemetry_trackerUuid') ?? '' };
  app.unmount();

  const again = await app.reopen('/bpo/order-bpo', { local });
  await again.waitForStep('bpo/order-bpo');
  expect(again.runtime.flags.get('companyCoversAppraisal')).toBe(true);
  expect(page()).not.toBe(before);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});
