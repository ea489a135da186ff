import { describe, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';
import { NO_OFFERS, writeAsset } from './journey.ts';

const SUBMIT = 'Add assets and update my offers';
const SKIP = 'Skip - keep my current offers';

const open = async (application: Record<string, unknown> = NO_OFFERS) => {
  const at = drive(await renderRemote(borrower, { path: '/{uuid}', application }));
  await at.waitForStep('product/assets');
  return at;
};
type Page = Awaited<ReturnType<typeof open>>;
const held = (at: Page) =>
  at.control<{ answers: Record<string, unknown>; assetDepletion: object }>(
    'GET',
    `/applications/${at.application.uuid}`,
  );

describe('product/assets', () => {
  test('assets lead to offers where the income alone did not', async () => {
    const at = await open();
    expect(screen.queryByRole('button', { name: SKIP })).not.toBeInTheDocument();
    await writeAsset(at);
    expect(await screen.findByText('Countable assets: $630,000.00', { selector: 'p' })).toBeVisible();
    expect(screen.getByText('Estimated monthly income from assets: $5,250.00')).toBeVisible();
    await at.expand('Other yearly income');
    await at.fill(/^Investments/, '12,000');
    await at.press(SUBMIT);
    await at.waitForStep('product/select');
    const { answers, assetDepletion } = await held(at);
    expect(assetDepletion).toEqual({ complete: true, amount: 630_000 });
    expect(answers.putAssetDepletion).toEqual({
      assets: [
        {
          type: 'SECURITIES',
          institution: 'Larkfield',
          balance: 900_000,
          owner: 'ME',
          ageEligible: null,
        },
      ],
      otherIncome: { retirement: null, investment: 12_000, business: null, other: null },
    });
  });

  test('a retirement account counts less before 59 1/2', async () => {
    const at = await open();
    await writeAsset(at, '100,000');
    await at.choose('Retirement account (401(k), IRA)');
    await at.within('region', 'Asset 1').choose('Yes');
    expect(await screen.findByText('Countable assets: $70,000.00', { selector: 'p' })).toBeVisible();
    await at.within('region', 'Asset 1').choose('No');
    expect(await screen.findByText('Countable assets: $60,000.00', { selector: 'p' })).toBeVisible();
  });

  test('who has none is decided on without', async () => {
    const at = await open();
    await at.tick('I do not have assets to add');
    await at.press('Continue without assets');
    await at.waitForStep('error/decline');
  });

  test('who has none is asked the same after a reload', async () => {
    const first = await open();
    await first.tick('I do not have assets to add');
    first.unmount();
    const { sandbox, application } = first;
    const { uuid, jwt } = application;
    const at = drive(await renderRemote(borrower, { path: `/${uuid}/product/assets`, sandbox, jwt }));
    expect(await at.find('checkbox', 'I do not have assets to add')).toBeChecked();
    expect(screen.queryByRole('button', { name: SUBMIT })).not.toBeInTheDocument();
    await at.press('Continue without assets');
    await at.waitForStep('error/decline');
  });

  test('all assets removed, one is asked for one or for a word', async () => {
    const at = await open();
    await at.press('Remove Asset 1');
    await at.press(SUBMIT);
    expect(
      await screen.findByRole('link', { name: /: Add at least one asset or other income/ }),
    ).toBeVisible();
  });

  test('who has offers may keep them', async () => {
    const at = await open({ status: { checklistStatus: 'ASSETS_PREQUAL' } });
    await at.press(SKIP);
    await at.waitForStep('product/select');
  });

  test('pressed twice, it is sent once', async () => {
    const at = await open({ status: { checklistStatus: 'ASSETS_PREQUAL' } });
    const button = await at.find('button', SKIP);
    act(() => {
      button.click();
      button.click();
    });
    await at.waitForStep('product/select');
    const requests = await at.control<{ path: string }[]>('GET', '/requests');
    expect(requests.filter(({ path }) => path.endsWith('/asset-depletion'))).toHaveLength(1);
  });

  test('from the offers one comes here for a larger one, and back without a call', async () => {
    const at = drive(
      await renderRemote(borrower, { path: '/{uuid}', application: { scenario: 'dti-limited' } }),
    );
    await at.waitForStep('product/select');
    await at.press(/^You may qualify for up to \$310,000/);
    await at.waitForStep('product/assets');
    await at.press(SKIP);
    await at.waitForStep('product/select');
    expect((await held(at)).answers.putAssetDepletion).toBeUndefined();
    await at.press(/^You may qualify for up to \$310,000/);
    await writeAsset(at);
    await at.press(SUBMIT);
    await at.waitForStep('product/select');
    expect(screen.queryByRole('button', { name: /^You may qualify for up to/ })).not.toBeInTheDocument();
  });
});
