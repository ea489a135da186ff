import { beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { applicant } from '#packages/testing/playwright/applicant.ts';
import { writeProperty } from '#packages/testing/playwright/registration.ts';
import { parseBrand } from '#src/brand/schema/brand.ts';
import { CAPABILITIES, type Capability } from '#src/brand/schema/capabilities.ts';
import { type RenderInput, renderRemote } from '#src/testing/renderRemote.tsx';
import { drive, type TestPage } from '#src/testing/testingLibraryDriver.ts';
import { emitted, fetchEmitted } from '#src/testing/themes.ts';
import { contactOwners, contactPurpose } from './start/contact/journey.ts';
import { borrower } from './testing/remote.ts';

beforeEach(() => sessionStorage.clear());

/** Of a part that is not there yet: the top bar, and telephone numbers of other countries. */
const OF_THE_PLATFORM = ['portfolioManager', 'marketplace', 'countryPicker'] as const;
type Effective = Exclude<Capability, (typeof OF_THE_PLATFORM)[number]>;

const open = async (name: Capability, isOn: boolean, input: Partial<RenderInput>): Promise<TestPage> =>
  drive(
    await renderRemote(borrower, {
      path: '/{uuid}',
      ...input,
      brand: (brand) => ({ ...brand, capabilities: { ...brand.capabilities, [name]: isOn } }),
    }),
  );
const isThere = (role: string, name: RegExp) => screen.queryByRole(role, { name }) !== null;

/** What a person sees with a capability and does not see without it, or the other way round. */
const EFFECTS: Readonly<Record<Effective, (isOn: boolean) => Promise<boolean>>> = {
  async newYork(isOn) {
    const at = await open('newYork', isOn, { path: '/register-v2' });
    await at.find('link', /^Terms of/);
    return screen.queryByText(/^This site is not authorized by the New York State/) !== null;
  },
  async ceoFeedback(isOn) {
    const at = await open('ceoFeedback', isOn, { application: { status: 'HMDA' } });
    await at.find('link', /^Terms of/);
    return isThere('button', /feedback with the CEO/);
  },
  async requiresReferrer(isOn) {
    const at = await open('requiresReferrer', isOn, { path: '/register-v2' });
    await at.waitForStep(isOn ? 'not-accepting-apps' : 'register-v2');
    return isThere('heading', /^What property would you like to use/);
  },
  async askRecentTransfer(isOn) {
    const at = await open('askRecentTransfer', isOn, { path: '/register-v2' });
    await at.waitForStep('register-v2');
    return isThere('radiogroup', /^Was this home bought/);
  },
  async askResidency(isOn) {
    const at = await open('askResidency', isOn, { application: { status: 'COLLECT_ADDITIONAL_INFO' } });
    await contactPurpose(at);
    await contactOwners(at);
    return isThere('radio', /^U\.S\. citizen/);
  },
  async confirmSsn(isOn) {
    const at = await open('confirmSsn', isOn, { application: { status: 'CREDIT_NO_MATCH' } });
    await at.find('textbox', 'Social Security number');
    return isThere('textbox', /^Confirm Social Security number/);
  },
  async choosePaymentDay(isOn) {
    const at = await open('choosePaymentDay', isOn, {
      application: {
        status: 'AUTOPAY_ACCOUNT',
        disburseAccount: { routingNumber: '021000021', mask: '4321' },
      },
    });
    await at.choose(/^Automatic payments/);
    await at.find('checkbox', /^I authorize automatic payments/);
    return isThere('combobox', /^Payment day/);
  },
  async crypto(isOn) {
    const at = await open('crypto', isOn, { path: '/register-v2?utm_source=cloc' });
    await writeProperty(at, applicant());
    // The notice comes before the next step, at the latest when Continue is pressed.
    if (!isOn) return Boolean(await at.readText('Our crypto-backed line of credit is not open yet.'));
    await at.press('Continue');
    await at.waitForStep('register-v2/for-sale');
    return false;
  },
  async wholesaleLogin(isOn) {
    const { index } = await emitted();
    const file = await fetchEmitted(`http://cdn.test/themes/${index.main}/brand.json`);
    const data = { ...(await file.json()), loginUrl: '/desk/login', capabilities: { wholesaleLogin: isOn } };
    const { runtime, left } = await renderRemote(borrower, {
      path: '/register-v2',
      brand: () => parseBrand(data),
    });
    runtime.signIn('/account/heloc/register-v2');
    await waitFor(() => expect(left).toHaveLength(1));
    return left[0]?.includes('/desk/login') ?? false;
  },
};

test.each(Object.entries(EFFECTS))('the capability %s has an effect', async (_, effect) => {
  const on = await effect(true);
  cleanup();
  sessionStorage.clear();
  expect(await effect(false)).toBe(!on);
});

test('those without one are of parts that are not there yet', () => {
  expect(Object.keys(EFFECTS).concat(OF_THE_PLATFORM).toSorted()).toEqual([...CAPABILITIES].sort());
});
