import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { createSandbox } from '#sandbox/createSandbox.ts';
import type { Registration } from '#src/features/registration/registrationAtom.ts';
import { storageKey } from '#src/features/registration/storageKey.ts';
import { readPersonal } from '#src/testing/personal.ts';
import { control, renderRemote } from '#src/testing/renderRemote.tsx';
import { borrower } from '../../testing/remote.ts';
import { ANSWERS, form, renderStep } from '../testing/renderStep.ts';

const REFERRAL = '44444444-4444-4444-8444-444444444444';
const USED_REFERRAL = '55555555-5555-4555-8555-555555555555';
const LINK = {
  income: 145_000,
  otherIncome: 1200,
  employmentType: 'SELF_EMPLOYED',
  propertyAddress: {
    street1: '7 Lakeshore Dr',
    city: 'McCall',
    state: 'ID',
    zip: '83638',
    occupancyType: 'SECONDARY',
  },
  homeAddress: { street1: '12 Alder Way', city: 'Boise', state: 'ID', zip: '83702' },
  name: { firstName: 'Ana', lastName: 'Rivera', suffix: 'JR' },
  dob: '1984-04-12',
};
const carrying = (data: unknown, name = 'userData') =>
  `?${name}=${encodeURIComponent(JSON.stringify(data))}&utm_source=mail`;
const NOTE = 'We have filled in what we were given about you. Check it before you continue.';

interface Received {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
}

beforeEach(() => sessionStorage.clear());

async function open(search: string, input: Partial<Parameters<typeof renderRemote>[1]> = {}) {
  const view = await renderRemote(borrower, { path: `/register-v2${search}`, ...input });
  await view.waitForStep('register-v2');
  return { ...view, ...form(view.user) };
}

async function failing(fault: object) {
  const sandbox = await createSandbox({ databaseUrl: ':memory:' });
  await control(sandbox, 'POST', '/faults', { method: 'GET', ...fault });
  return sandbox;
}

const address = () => screen.getByRole('combobox', { name: 'Property address' });
const text = (name: string) => screen.getByRole('textbox', { name });
/** Beside the fields; it is announced as well. */
const note = () => screen.queryByText(NOTE, { selector: 'form *' });
const kept = () => (readPersonal(sessionStorage, storageKey('OAKLINE')) ?? {}) as Partial<Registration>;

describe('a link with answers', () => {
  test.each(['userData', 'state'])('%s fills the fields of every step that it names', async (name) => {
    const { next, waitForStep } = await open(carrying(LINK, name));
    await waitFor(() => expect(address()).toHaveValue('7 Lakeshore Dr, McCall, ID 83638'));
    expect(screen.getByRole('radio', { name: 'Second home' })).toBeChecked();
    expect(note()).toBeVisible();
    expect(note()?.compareDocumentPosition(address())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await next();
    await waitForStep('register-v2/home-address');
    expect(screen.getByRole('combobox', { name: 'Home address' })).toHaveValue(
      '12 Alder Way, Boise, ID 83702',
    );
    await next();
    await waitForStep('register-v2/annual-income');
    expect(text('Annual pre-tax income')).toHaveValue('145,000');
    expect(screen.getByRole('combobox', { name: /^Employment/ })).toHaveDisplayValue('Self-employed');
    await next();
    await waitForStep('register-v2/legal-name');
    expect(text('First name')).toHaveValue('Ana');
    expect(text('First name')).not.toHaveAttribute('readonly');
    await next();
    await waitForStep('register-v2/birthdate');
    expect(text('Year')).toHaveValue('1984');
  });

  test('is no answer before it is submitted: no step is skipped', async () => {
    await renderStep('annual-income', { answers: {}, shown: 'property', search: carrying(LINK) });
    expect(kept().answers).toEqual({});
  });

  test('leaves the address at once, and nothing of it is sent anywhere', async () => {
    const { control: ask, next, waitForStep } = await open(carrying({ ...LINK, homeAddress: undefined }));
    await waitFor(() => expect(address()).not.toHaveValue(''));
    await next();
    await waitForStep('register-v2/home-address');
    const back = screen.getByRole('link', { name: 'Back' });
    expect(back).toHaveAttribute('href', expect.stringContaining('utm_source=mail'));
    expect(back.getAttribute('href')).not.toMatch(/userData|Alder|Rivera/);
    const sent = await ask<Received[]>('GET', '/requests');
    expect(JSON.stringify(sent)).not.toMatch(/userData|1984-04-12|Rivera/);
  });

  test('survives a reload, and what was changed or deleted stays so', async () => {
    const first = await open(carrying(LINK));
    await waitFor(() => expect(address()).not.toHaveValue(''));
    await first.user.clear(address());
    first.unmount();
    await open('?utm_source=mail');
    expect(address()).toHaveValue('');
    expect(screen.getByRole('radio', { name: 'Second home' })).toBeChecked();
  });

  test('does not replace what was typed in this tab before', async () => {
    await renderStep('legal-name', {
      answers: { propertyAddress: ANSWERS.propertyAddress },
      typed: { 'legal-name': { firstName: 'Bea', lastName: '' } },
      search: carrying(LINK),
    });
    expect(text('First name')).toHaveValue('Bea');
    expect(text('Last name')).toHaveValue('');
  });

  test.each(['{"name":', 'null', '%ff', '[1]', '"<script>alert(1)</script>"'])(
    'junk costs nothing: %s',
    async (junk) => {
      const { reports } = await open(`?userData=${encodeURIComponent(junk)}&state=CA`);
      await waitFor(() => expect(kept()).toMatchObject({ prefill: {} }));
      expect(kept()).not.toHaveProperty('prefillQuery');
      expect(address()).toHaveValue('');
      expect(note()).not.toBeInTheDocument();
      expect(reports).toEqual([]);
    },
  );
});

describe('a letter', () => {
  test.each([
    ['offerCode', 'oak-2026'],
    ['reservationCode', 'RES-4411'],
  ])('%s fills in name and address, and is kept for the tab', async (name, code) => {
    await open(`?${name}=${code}`);
    await waitFor(() => expect(address()).toHaveValue('18 Orchard St, Boise, ID 83702'));
    expect(note()).toBeVisible();
    expect(sessionStorage.getItem(name)).toBe(code);
    expect(kept().prefill).toMatchObject({ name: { firstName: 'Maya', lastName: 'Castellan' } });
    expect(kept().answers).toEqual({});
  });

  test('its code may have been put into session storage by the lender’s page', async () => {
    sessionStorage.setItem('offerCode', 'OAK-2026');
    await open('');
    await waitFor(() => expect(address()).toHaveValue('18 Orchard St, Boise, ID 83702'));
  });

  test('an unknown code goes by in silence', async () => {
    const { control: ask, reports } = await open('?offerCode=NOPE');
    await waitFor(async () => {
      const sent = await ask<Received[]>('GET', '/requests');
      expect(sent.map(({ path }) => path)).toContain('/service-application/external/api/v1/offercode/NOPE');
    });
    await waitFor(() => expect(kept().asked).toEqual(['offerCode:NOPE']));
    expect(address()).toHaveValue('');
    expect(
      screen
        .queryAllByRole('alert')
        .map((alert) => alert.textContent)
        .join(''),
    ).toBe('');
    expect(reports).toEqual([]);
  });

  test('what arrives late leaves what is being typed alone', async () => {
    const sandbox = await failing({ path: '/**/offercode/*', kind: 'slow', delayMs: 1500 });
    const { user } = await open('?offerCode=OAK-2026', { sandbox });
    await user.type(address(), '77 Old');
    await waitFor(() => expect(kept().prefill).toHaveProperty('propertyAddress'));
    expect(address()).toHaveValue('77 Old');
    expect(address()).toHaveFocus();
  });

  test('what arrives after Continue takes back what is no longer wrong', async () => {
    const sandbox = await failing({ path: '/**/offercode/*', kind: 'slow', delayMs: 1500 });
    const { next } = await renderStep('legal-name', {
      answers: { propertyAddress: ANSWERS.propertyAddress },
      search: '?offerCode=OAK-2026',
      sandbox,
    });
    await next();
    await screen.findByRole('link', { name: 'Please enter the first name' });
    await waitFor(() => expect(text('First name')).toHaveValue('Maya'));
    await waitFor(() => expect(screen.queryByText('There is a problem')).not.toBeInTheDocument());
    expect(text('First name')).toBeValid();
  });
});

describe('a referral', () => {
  test('fills in name, address, phone and email', async () => {
    await renderStep('phone-and-email', {
      answers: { propertyAddress: ANSWERS.propertyAddress },
      search: `?referralUuid=${REFERRAL}`,
    });
    await waitFor(() => expect(text('Email')).toHaveValue('maya.castellan@example.com'));
    expect(text('Email')).not.toHaveAttribute('readonly');
    expect(kept().prefill).toMatchObject({
      name: { firstName: 'Maya' },
      propertyAddress: { street1: '18 Orchard St' },
    });
  });

  test('that has become an application leads to the login, with its email', async () => {
    const { left } = await open(`?referral=${USED_REFERRAL}`);
    await waitFor(() => expect(left.join()).toContain('/auth/login'));
    const [sent, fragment] = left.join().split('#');
    expect(sent).not.toContain('example.com');
    expect(new URLSearchParams(fragment).get('email')).toMatch(/@example\.com$/);
    expect(address()).toHaveValue('');
  });

  test('that is no uuid is not asked about', async () => {
    const { control: ask, runtime } = await open('?referralUuid=1%20or%201&utm_source=mail');
    await waitFor(() => expect(runtime.storage.session.get('heloc:visit:OAKLINE')).toContain('mail'));
    const sent = await ask<Received[]>('GET', '/requests');
    expect(sent.filter(({ path }) => path.includes('referral'))).toEqual([]);
  });
});

describe('an affiliate', () => {
  test('fills in everything it knows, and its test and name go with the application', async () => {
    await renderStep('annual-income', {
      answers: { propertyAddress: ANSWERS.propertyAddress },
      search: '?affiliateId=demo-affiliate&affiliate=lantern',
    });
    await waitFor(() => expect(text('Annual pre-tax income')).toHaveValue('128,000'));
    expect(kept().prefill).toMatchObject({ dob: '1984-04-12', email: 'maya.castellan@example.com' });
    expect(JSON.parse(sessionStorage.getItem('heloc:visit:OAKLINE') ?? '')).toMatchObject({
      facts: { affiliate: { is: { abVersion: 'B', appIndicator: 'Lantern Compare', liveOffers: false } } },
    });
  });

  test('whose record is wrong fills in nothing', async () => {
    await open('?affiliateId=false-affiliate');
    await waitFor(() => expect(kept().asked).toEqual(['affiliate:false-affiliate']));
    expect(kept().prefill).toEqual({});
  });
});

describe('who is believed', () => {
  test('the link before the referral, the referral before the letter, the letter before the affiliate', async () => {
    const { name } = LINK;
    await open(
      `${carrying({ name })}&affiliateId=demo-affiliate&offerCode=OAK-2026&referralUuid=${REFERRAL}`,
    );
    await waitFor(() => expect(kept().asked).toHaveLength(4));
    expect(kept().prefill).toMatchObject({
      name,
      propertyAddress: { street1: '18 Orchard St' },
      email: 'maya.castellan@example.com',
      dob: '1984-04-12',
      income: { income: '128000' },
    });
  });

  test('a look-up that fails takes nothing from the others, and is tried again on the next visit', async () => {
    const sandbox = await failing({ path: '/**/referrals/*', kind: 'status', status: 503 });
    const search = `?offerCode=OAK-2026&referralUuid=${REFERRAL}`;
    const first = await open(search, { sandbox });
    await waitFor(() => expect(address()).toHaveValue('18 Orchard St, Boise, ID 83702'));
    expect(kept().asked).toEqual([`referralStatus:${REFERRAL}`, 'offerCode:OAK-2026']);
    await first.control('DELETE', '/faults');
    first.unmount();
    await open(search, { sandbox });
    await waitFor(() => expect(kept().prefill).toHaveProperty('email'));
  });
});

describe('whoever is signed in', () => {
  const application = {
    status: { checklistStatus: 'CANCELLED' },
    active: false,
    activeForAppStart: false,
    profile: { name: { firstName: 'Petra', lastName: 'Novak' }, dob: '1979-05-06' },
  };

  test('is led past what the profile says, and can look at it', async () => {
    const { next, waitForStep, user } = await renderStep('annual-income', {
      answers: { ...ANSWERS, name: undefined, dob: undefined, email: undefined, phoneNumber: undefined },
      application,
    });
    await waitFor(() =>
      expect(kept().answers).toMatchObject({ isDobPrefilled: true, isPrepopComplete: true }),
    );
    await next();
    await waitForStep('register-v2/phone-and-email');
    expect(text('Email')).toHaveAttribute('readonly');
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await waitForStep('register-v2/birthdate');
    expect(text('Year')).toHaveValue('1979');
    expect(text('Year')).toHaveAttribute('readonly');
  });

  test('is believed more than any link', async () => {
    await renderStep('legal-name', {
      answers: { propertyAddress: ANSWERS.propertyAddress },
      application,
      search: carrying(LINK),
    });
    await waitFor(() => expect(text('First name')).toHaveValue('Petra'));
  });
});
