import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { standsAlone } from '#src/testing/standsAlone.ts';
import { drive } from '#src/testing/testingLibraryDriver.ts';
import { writeOrder } from './journey.ts';

const STATUS = { checklistStatus: 'BPO_ORDER_REQUEST' };

const open = async (application: Record<string, unknown> = {}, flags: Record<string, boolean> = {}) => {
  const at = drive(
    await renderRemote(borrower, { path: '/{uuid}', flags, application: { status: STATUS, ...application } }),
  );
  await at.waitForStep('bpo/order-bpo');
  return at;
};

describe('bpo/order-bpo', () => {
  test('what it is, what it costs, and what is sent; the gate code is kept nowhere', async () => {
    const at = await open();
    expect(await screen.findByText('This valuation is not an appraisal.')).toBeVisible();
    expect(screen.getByText('$180.00', { selector: 'dd' })).toBeVisible();
    expect(screen.getByText(/^The fee is fully refundable/)).toBeVisible();
    await writeOrder(at);
    await at.fill(/^Gate code/, '#4417');
    await at.press('Order valuation');
    await at.waitForStep('bpo/hold');
    const held = await at.control<{ answers: Record<string, unknown>; drafts: object }>(
      'GET',
      `/applications/${at.application.uuid}`,
    );
    expect(held.answers.postBpoOrder).toEqual({
      contactName: 'Ana Rivera',
      contactPhone: '2085550100',
      occupants: 'OWNER',
      bestDays: ['MONDAY'],
      order: true,
    });
    expect(JSON.stringify(held)).not.toMatch(standsAlone('4417'));
  });

  test('where the lender pays, it costs nothing', async () => {
    await open({}, { 'fe-heloc-company-covers-appraisal': true });
    expect(await screen.findByText('$0. We pay for it')).toBeVisible();
    expect(screen.queryByText(/^The fee is fully refundable/)).not.toBeInTheDocument();
  });

  test('ordered in another window meanwhile, it goes on', async () => {
    const at = await open();
    await writeOrder(at);
    await at.control('PATCH', `/applications/${at.application.uuid}`, {
      status: { checklistStatus: 'NAV_BPO_PROCESSING' },
    });
    await at.press('Order valuation');
    await at.waitForStep('bpo/hold');
  });
});
