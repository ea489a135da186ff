import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { storageKey } from '#src/features/registration/storageKey.ts';
import { readPersonal } from '#src/testing/personal.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';
import { borrower } from '../../testing/remote.ts';
import { ANSWERS, renderStep, typeProperty } from '../testing/renderStep.ts';

beforeEach(() => sessionStorage.clear());

const LICENSED = '11111111-1111-4111-8111-111111111111';
const CA_AND_TX = '22222222-2222-4222-8222-222222222222';
const UNKNOWN_ORIGINATOR = '99999999-9999-4999-8999-999999999999';

const NOT_AVAILABLE =
  "We're not yet available in your state or aren't currently lending in your area but are working hard to make it happen.";
const UNLICENSED =
  'We are unable to process your application at this time. Please reach out to your referring loan officer for additional information.';

type Input = Parameters<typeof renderRemote>[1];
type Recorded = { method: string; path: string; query: Record<string, string>; body: unknown };

async function open({ search = '', ...input }: Partial<Input> & { search?: string } = {}) {
  const view = drive(await renderRemote(borrower, { path: `/register-v2${search}`, ...input }));
  await view.waitForStep('register-v2');
  const requested = async (method: string, part: string) =>
    (await view.control<Recorded[]>('GET', '/requests')).filter(
      (request) => request.method === method && request.path.includes(part),
    );
  return {
    ...view,
    requested,
    next: () => view.user.click(continueButton()),
    typeProperty: (place: typeof IDAHO) => typeProperty(view, place),
  };
}

const continueButton = () => screen.getByRole('button', { name: /^(Continue|Submitting)$/ });
const street = () => screen.getByRole('textbox', { name: 'Street address' });
/** An open state with every list known: nothing in the way. */
const IDAHO = { state: 'ID', zip: '83702' };

describe('the property belongs to another site', () => {
  test.each([
    ['NY', '12207', undefined, 'located in New York.', 'Oakline New York', '?org=OAKLINE_NY'],
    ['CO', '80202', 'OAKLINE_NY', 'located outside of New York.', 'Oakline', '?org=OAKLINE'],
    ['NY', '12207', 'LARKSPINDLE', 'located in New York.', undefined, undefined],
  ])('%s %s on %s', async (state, zip, org, text, site, query) => {
    const { user, typeProperty, next, left, bundle } = await open({
      search: '?utm_source=mail&userData=secret',
      ...(org ? { org } : {}),
    });
    await typeProperty({ state, zip });
    await next();
    const dialog = await screen.findByRole('dialog', { name: 'Property in New York' });
    const { phone } = (org === 'OAKLINE_NY' ? bundle.brand.siblings.main : bundle.brand.siblings.ny) ?? {};
    expect(
      within(dialog)
        .queryAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(phone ? [`Call ${phone}`] : []);
    const sentence = `Looks like you are applying with a property ${text}`;
    expect(within(dialog).getByText(sentence)).toBeVisible();
    expect(dialog).toHaveAccessibleDescription(expect.stringContaining(sentence));

    await user.click(within(dialog).getByRole('button', { name: 'Use another property' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(street()).toHaveValue('12 Alder Way');
    await next();
    const name = site ?? bundle.brand.siblings.ny?.name ?? '';
    await user.click(await screen.findByRole('button', { name: `Go to ${name}` }));
    const [url = ''] = left;
    expect(new URL(url).pathname).toBe('/account/heloc/register');
    if (query) expect(new URL(url).search).toBe(`${query}&utm_source=mail`);
    expect(url).not.toContain('secret');
  });

  test('Hawaii, on the main brand', async () => {
    const { user, typeProperty, next, left, requested } = await open({
      search: `?referrer=${LICENSED}&utm_id=7`,
    });
    await typeProperty({ state: 'HI', zip: '96813' });
    await waitFor(async () => expect(await requested('GET', 'states-eligibility')).toHaveLength(1));
    await next();
    await screen.findByRole('dialog', { name: 'Property in Hawaii' });
    expect(screen.queryByText('You can join our waitlist')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Go to Larkspindle Mortgage' }));
    expect(left).toEqual([expect.stringMatching(/\/account\/heloc\/register\?org=LARKSPINDLE&utm_id=7$/)]);
  });

  test('it is said at a later step too, when the flag comes late, and leads back to the property', async () => {
    const view = await renderStep('annual-income', {
      answers: { ...ANSWERS, propertyAddress: { ...ANSWERS.propertyAddress, state: 'NY', zip: '12207' } },
      flags: { 'fe-heloc-ny-modal': false },
    });
    await waitFor(() => expect(view.runtime.flags.get('nyModal')).toBe(false));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await view.control('PUT', '/flags', { 'fe-heloc-ny-modal': true });
    await act(() => view.runtime.flags.refresh());
    await screen.findByRole('dialog', { name: 'Property in New York' });
    await view.user.click(screen.getByRole('button', { name: 'Use another property' }));
    await view.waitForStep('register-v2');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('without the flag New York is like any other state', async () => {
    const { typeProperty, next, waitForStep, runtime } = await open({
      flags: { 'fe-heloc-ny-modal': false },
    });
    await waitFor(() => expect(runtime.flags.get('nyModal')).toBe(false));
    await typeProperty({ state: 'NY', zip: '12207' });
    await next();
    await waitForStep('register-v2/for-sale');
  });
});

describe('the referrer', () => {
  test('missing where one is required', async () => {
    const { waitForStep } = await renderRemote(borrower, { path: '/register-v2', org: 'OAKLINE_WHOLESALE' });
    await waitForStep('not-accepting-apps');
  });

  test('is shown with how to reach them', async () => {
    const { waitForStep } = await renderRemote(borrower, { path: `/register-v2?referrer=${LICENSED}` });
    await waitForStep('register-v2');
    const heading = await screen.findByRole('heading', { name: 'Your loan officer' });
    const card = within(heading.closest('section') as HTMLElement);
    expect(card.getByText('Robin Ashdown')).toBeVisible();
    expect(card.getByRole('link', { name: 'Call (509) 555-0100' })).toBeVisible();
  });

  test('who is nobody ends the visit', async () => {
    const { waitForStep } = await renderRemote(borrower, {
      path: `/register-v2?referrer=${UNKNOWN_ORIGINATOR}`,
    });
    await waitForStep('not-accepting-apps');
  });

  test('whose id is none ends the visit, and nobody is asked', async () => {
    const { waitForStep, control } = await renderRemote(borrower, { path: '/register-v2?referrer=lo-1' });
    await waitForStep('not-accepting-apps');
    const all = await control<Recorded[]>('GET', '/requests');
    expect(all.filter(({ path }) => path.includes('/lo/'))).toEqual([]);
  });

  test('who is nobody, heard of while the person types, ends it at Continue', async () => {
    const view = await renderStep('for-sale', {
      search: `?referrer=${UNKNOWN_ORIGINATOR}`,
      typed: { 'for-sale': {} },
    });
    await waitFor(async () => {
      const all = await view.control<Recorded[]>('GET', '/requests');
      expect(all.some(({ path }) => path.endsWith(`/lo/${UNKNOWN_ORIGINATOR}`))).toBe(true);
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('for sale');
    await view.next();
    await view.waitForStep('not-accepting-apps');
  });

  test('who is not licensed in the state: said and linked, and nothing goes on', async () => {
    const { user, typeProperty, next, waitForStep } = await open({ search: `?referrer=${CA_AND_TX}` });
    await typeProperty(IDAHO);
    await waitFor(() => expect(continueButton()).toHaveAccessibleDescription(UNLICENSED));
    expect(continueButton()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getAllByRole('alert')[0]).toHaveTextContent(UNLICENSED);
    await next();
    expect(street()).toBeVisible();
    const state = screen.getByRole('textbox', { name: 'State' });
    await user.clear(state);
    await user.type(state, 'TX');
    await waitFor(() => expect(continueButton()).not.toHaveAttribute('aria-disabled'));
    await next();
    await waitForStep('register-v2/for-sale');
  });

  test('who cannot be looked up is replaced by the state’s own, in the query', async () => {
    const asked = '33333333-3333-4333-8333-333333333333';
    const view = await renderStep('legal-name', {
      search: `?referrer=${asked}&utm_id=7`,
      sandbox: await faulty({
        path: `/service-lead-portal/api/lo/${asked}`,
        kind: 'status',
        status: 503,
      }),
    });
    await waitFor(async () => {
      const all = await view.control<Recorded[]>('GET', '/requests');
      const replacement = all.find(({ path }) => path.endsWith('/lo/default'));
      expect(replacement?.query).toEqual({ organization: 'OAKLINE', productType: 'HELOC', state: 'ID' });
    });
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute(
        'href',
        expect.stringContaining(`referrer=${LICENSED}&utm_id=7`),
      ),
    );
  });
});

describe('the waitlist', () => {
  test.each([
    ['a closed state', { state: 'WV', zip: '25301' }, '', NOT_AVAILABLE],
    ['a blocked zip', { state: 'ID', zip: '99950' }, '', NOT_AVAILABLE],
    ['a crypto visit', IDAHO, '?utm_source=cloc', 'Our crypto-backed line of credit is not open yet.'],
  ])('%s is told before anything else is asked', async (_, property, search, why) => {
    const { user, typeProperty, next, waitForStep, requested } = await open({ search });
    await typeProperty(property);
    expect(await screen.findByText(why)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Email me when I can apply' }));
    await next();
    await waitForStep('register-v2/for-sale');
    expect(await requested('POST', '/waitlist')).toEqual([]);
  });

  const closed = {
    ...ANSWERS,
    propertyAddress: { ...ANSWERS.propertyAddress, state: 'WV', zip: '25301' },
    waitlistConsent: true,
  };

  test.each([
    [undefined, 'marketing-waitlist', { answers: closed }],
    [
      'QUILLMERE_BANK',
      'waitlist',
      { answers: { ...closed, propertyAddress: { ...closed.propertyAddress, zip: '99950' } } },
    ],
  ])('is joined when everything is known: %s leads to %s', async (org, page, { answers }) => {
    const view = await renderStep('phone-and-email', { answers, noticed: 'area', ...(org ? { org } : {}) });
    await listsKnown(view);
    await view.next();
    await view.waitForStep(page);
    const all = await view.control<Recorded[]>('GET', '/requests');
    expect(all.filter(({ method, path }) => method === 'POST' && path.includes('/waitlist'))).toMatchObject([
      {
        body: {
          firstName: 'Ana',
          lastName: 'Rivera',
          dob: '1984-04-12',
          email: 'ana.rivera@example.com',
          income: 145_000,
          street1: '12 Alder Way',
          city: 'Boise',
          state: 'WV',
          zip: answers.propertyAddress.zip,
          consent: true,
        },
      },
    ]);
    expect(readPersonal(sessionStorage, storageKey('OAKLINE'))).toBeUndefined();
  });

  test('is told first where the lists came after the property step', async () => {
    const { waitlistConsent: _, ...answers } = closed;
    const view = await renderStep('phone-and-email', { answers });
    await listsKnown(view);
    await view.next();
    await view.waitForStep('register-v2');
    expect(await screen.findByText(NOT_AVAILABLE)).toBeVisible();
    const joined = async () =>
      (await view.control<Recorded[]>('GET', '/requests')).some(({ path }) => path.includes('/waitlist'));
    expect(await joined()).toBe(false);
    await view.next();
    await view.waitForStep('marketing-waitlist');
    expect(await joined()).toBe(true);
  });

  test('takes the email of the account where the identity provider has asked for it', async () => {
    const { email: _, phoneNumber: __, ...answers } = closed;
    const view = await renderStep('birthdate', {
      answers,
      noticed: 'area',
      flags: { 'fe-heloc-auth0': true },
      application: { scenario: 'again-closed', email: 'ana.account@example.com' },
      sandbox: await faulty({
        path: '/service-profile/api/v1/profile',
        method: 'GET',
        kind: 'status',
        status: 404,
      }),
    });
    await listsKnown(view);
    for (const box of await screen.findAllByRole('checkbox')) await view.user.click(box);
    await view.next();
    await view.waitForStep('marketing-waitlist');
    const all = await view.control<Recorded[]>('GET', '/requests');
    expect(all.find(({ path }) => path.includes('/waitlist'))?.body).toMatchObject({
      email: 'ana.account@example.com',
    });
  });

  test('that cannot be joined is said, and can be tried again', async () => {
    const view = await renderStep('phone-and-email', { answers: closed, noticed: 'area' });
    await listsKnown(view);
    await view.control('POST', '/faults', {
      method: 'POST',
      path: '/waitlist/**',
      kind: 'status',
      status: 503,
      times: 1,
    });
    await view.next();
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
    await view.next();
    await view.waitForStep('marketing-waitlist');
  });
});

test('look-ups that fail keep nobody from applying', async () => {
  const { typeProperty, next, control, waitForStep } = await open();
  await control('POST', '/faults', { path: '/service-application/external/**', kind: 'status', status: 500 });
  await typeProperty({ state: 'ID', zip: '99950' });
  await next();
  await waitForStep('register-v2/for-sale');
});

describe('a home of less than 90 days', () => {
  const REFUSED =
    'A home that was bought, or whose title was transferred, in the last 90 days is not eligible.';
  const question = () =>
    screen.getByRole('radiogroup', {
      name: 'Was this home bought, or its title transferred, in the last 90 days?',
    });

  test('is refused where that is asked', async () => {
    const { user, typeProperty, next, waitForStep } = await open({ org: 'EMBERFOLD_CU' });
    await typeProperty(IDAHO);
    await next();
    expect(await screen.findByRole('link', { name: /: Required$/ })).toBeVisible();
    await user.click(within(question()).getByRole('radio', { name: 'Yes' }));
    await next();
    expect(await screen.findByRole('link', { name: REFUSED })).toBeVisible();
    await user.click(within(question()).getByRole('radio', { name: 'No' }));
    await next();
    await waitForStep('register-v2/for-sale');
  });
});

type Shown = Awaited<ReturnType<typeof renderStep>>;

/** Waits until both lists have been asked for and answered. */
async function listsKnown({ control }: Shown): Promise<void> {
  await waitFor(async () => {
    const all = await control<Recorded[]>('GET', '/requests');
    const asked = all.filter(({ path }) => /(states|zip)-eligibility$/.test(path));
    if (asked.length < 2) throw new Error('The lists were not asked for');
  });
}

/** A sandbox in which something is wrong from the start. */
async function faulty(fault: object) {
  const { createSandbox } = await import('#sandbox/createSandbox.ts');
  const { control } = await import('#src/testing/renderRemote.tsx');
  const sandbox = await createSandbox({ databaseUrl: ':memory:' });
  await control(sandbox, 'POST', '/faults', fault);
  return sandbox;
}
