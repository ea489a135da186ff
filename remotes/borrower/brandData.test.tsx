import { beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { applicant } from '#packages/testing/playwright/applicant.ts';
import { writeProperty } from '#packages/testing/playwright/registration.ts';
import { type Brand, parseBrand } from '#src/brand/schema/brand.ts';
import { CAPABILITIES, type Capability } from '#src/brand/schema/capabilities.ts';
import type { Pricing } from '#src/brand/schema/pricing.ts';
import { control, type RenderInput, renderRemote } from '#src/testing/renderRemote.tsx';
import { drive, type TestPage } from '#src/testing/testingLibraryDriver.ts';
import { fetchEmitted, themesIndex } from '#src/testing/themes.ts';
import { renderStep } from './registration/testing/renderStep.ts';
import { contactOwners, contactPurpose } from './start/contact/journey.ts';
import { borrower } from './testing/remote.ts';

beforeEach(() => sessionStorage.clear());

/** Links of the bars: `navigation.test.tsx` shows them. */
const OF_THE_BARS = ['portfolioManager', 'marketplace'] as const;
type Effective = Exclude<Capability, (typeof OF_THE_BARS)[number]>;

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
  async countryPicker(isOn) {
    await renderStep('phone-and-email', {
      brand: (brand) => ({ ...brand, capabilities: { ...brand.capabilities, countryPicker: isOn } }),
    });
    return isThere('combobox', /^Country of the phone number/);
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
    const index = themesIndex();
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

test('those without one are links of the bars', () => {
  expect(Object.keys(EFFECTS).concat(OF_THE_BARS).toSorted()).toEqual([...CAPABILITIES].sort());
});

/** What is shown of each claim, and where: on the first page, its footer opened. */
const CLAIMS: Readonly<Record<keyof Pricing, { given: unknown; shown: string }>> = {
  approvalMinutes: { given: 17, shown: 'Apply in 17 minutes, receive funding in ' },
  fundingDays: { given: 9, shown: 'receive funding in 9 days.' },
  minAmount: { given: '23456', shown: 'Lines from $23,456 to ' },
  maxAmount: { given: '345678', shown: ' to $345,678.' },
  aprMin: { given: '1.23', shown: 'APRs from 1.23% to ' },
  aprMax: { given: '45.67', shown: ' to 45.67% as of ' },
  asOf: { given: '2031-07-08', shown: '07/08/2031' },
  originationFeeMax: { given: '3.21', shown: 'Origination fee up to 3.21%' },
  autopayDiscount: { given: '0.87', shown: 'Automatic payments take 0.87% off the rate' },
  valuationFee: { given: '187', shown: 'Valuation $187 ' },
  manualNotaryFee: { given: '311', shown: 'manual notarization $311' },
  recordingFeeMin: { given: '77', shown: '$77 to $333' },
  recordingFeeMax: { given: '333', shown: 'recording fees up to $333' },
  recordingTaxMax: { given: '1444', shown: 'recording taxes up to $1,444' },
  example: {
    given: { amount: '61234', years: 12, apr: '8.91', fee: '2345', payment: '612.34' },
    shown: 'a line of $61,234, including an origination fee of $2,345, over 12 years at 8.91% APR',
  },
};
const entries = Object.entries(CLAIMS);

test('each claim of an organisation is shown', async () => {
  const given = Object.fromEntries(entries.map(([key, claim]) => [key, claim.given])) as unknown as Pricing;
  const claiming = (brand: Brand) => ({ ...brand, pricing: given });
  const first = drive(await renderRemote(borrower, { path: '/register-v2', brand: claiming }));
  await screen.findByText(/^APRs from/);
  // The line above the form says the same as the claim.
  expect(screen.getByText('about 17 min to your offers')).toBeVisible();
  const text = document.body.textContent;
  first.unmount();
  // Without costs of the server's the organisation's own stand in.
  const { sandbox } = first;
  await control(sandbox, 'POST', '/faults', { path: '**/costs', kind: 'status', status: 500 });
  const application = { status: 'OFFER_SELECTION' };
  const offer = drive(
    await renderRemote(borrower, { path: '/{uuid}', application, sandbox, brand: claiming }),
  );
  await offer.readText(/\$77 to \$333/);
  const shown = text + document.body.textContent;
  expect(entries.filter(([, claim]) => !shown.includes(claim.shown))).toEqual([]);
});
