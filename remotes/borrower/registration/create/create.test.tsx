import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { isUuid } from '#src/domain/uuid.ts';
import { ANSWERS, renderStep } from '../testing.ts';

const PASSWORD = 'Correct-Horse-9!';
const CREATE = '/service-application/api/v3/application/helocs';
const ABILITY = '/service-search/api/v1/profiles/actions/verify-ability-to-start-application';
const REGISTER = '/identity/api/v1/registration/register';

interface Received {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
}

beforeEach(() => sessionStorage.clear());

async function lastStep(input: Parameters<typeof renderStep>[1] = {}) {
  const view = await renderStep('set-password', input);
  const { user } = view;
  const password = screen.queryByLabelText('Password', { selector: 'input' });
  if (password) {
    await user.type(password, PASSWORD);
    await user.type(screen.getByLabelText('Confirm password'), PASSWORD);
  }
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  const received = async (path: string, method = 'POST') => {
    const all = await view.control<Received[]>('GET', '/requests');
    return all.filter((request) => request.path === path && request.method === method);
  };
  return {
    ...view,
    received,
    created: () => waitFor(() => expect(sessionStorage).toHaveLength(0), { timeout: 5000 }),
    banner: (text: string | RegExp) =>
      waitFor(() =>
        expect(
          screen
            .getAllByRole('alert')
            .map((a) => a.textContent)
            .join(),
        ).toMatch(text),
      ),
    fault: (path: string, kind: object) =>
      view.control('POST', '/faults', { method: '*', path, times: 1, ...kind }),
  };
}

const stillTyped = () =>
  expect(screen.getByLabelText('Password', { selector: 'input' })).toHaveValue(PASSWORD);

describe('creating the application', () => {
  test('makes the account and the application, once, and leaves nothing behind', async () => {
    const { user, received, created, waitForStep, control: ask } = await lastStep();
    await ask('PUT', '/clock', { rate: 100 });
    await user.dblClick(screen.getByRole('button', { name: 'Continue' }));
    await created();

    const registered = await received(REGISTER);
    expect(registered).toHaveLength(1);
    expect(registered[0]).toMatchObject({
      query: { organization: expect.any(String) },
      body: { email: 'ana.rivera@example.com', password: PASSWORD, phoneNumber: '2085550142' },
    });
    const requests = await received(CREATE);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.query).toEqual({ state: 'ID' });
    expect(requests[0]?.body).toMatchObject({
      consentListRequest: ['PRIVACY', 'TERMS', 'COMMUNICATIONS'].map((type) => ({
        type,
        optInOut: 'OPT_IN',
        version: '1.0',
      })),
      consentRequests: [{ type: 'SOFT_CREDIT', version: '1.0' }],
      income: { incomeCoDeeders: 0, incomePrimary: 145_000, incomeOther: 0 },
      profileRequest: {
        name: { firstName: 'Ana', lastName: 'Rivera', suffix: '' },
        email: 'ana.rivera@example.com',
        dob: '1984-04-12',
        homeAddress: { street1: '12 Alder Way', city: 'Boise', state: 'ID', zip: '83702' },
      },
      propertyListedForSale: false,
      propertyRequest: { street1: '12 Alder Way', occupancyType: 'HOME' },
      publish: true,
      employmentType: 'FULL_TIME',
    });
    const trackerUuid = localStorage.getItem('telemetry_trackerUuid');
    expect(isUuid(trackerUuid)).toBe(true);
    expect(requests[0]?.body).toMatchObject({ optimizelyProfileRequest: { trackerUuid } });
    await waitForStep('product/select');
  });

  test('records the answers to both SMS prompts, and the event', async () => {
    const { next, received, created } = await lastStep();
    await next();
    await created();
    await waitFor(async () => {
      const [consent] = await received('/service-comms-prefs/secure/api/v1/consent/user');
      expect(consent?.body).toMatchObject({
        source: 'APP_FLOW',
        productType: 'HELOC',
        phone: '2085550142',
        email: 'ana.rivera@example.com',
        consents: [{ optInOut: 'OPT_IN' }, { optInOut: 'OPT_OUT' }],
      });
      const [event] = await received('/ft/secure/event');
      expect(event?.body).toMatchObject({ event: 'heloc_application_created', productType: 'HELOC' });
    });
  });

  test('sends the home and the property of a second home, and who sent the person', async () => {
    const property = { street1: '7 Lakeshore Dr', city: 'McCall', state: 'ID', zip: '83638' };
    const { next, received, created } = await lastStep({
      answers: {
        ...ANSWERS,
        propertyAddress: { ...property, occupancyType: 'SECONDARY' },
        homeAddress: { street1: '12 Alder Way', city: 'Boise', state: 'ID', zip: '83702' },
      },
      search: '?utm_campaign=spring&referrer=11111111-1111-4111-8111-111111111111',
    });
    await next();
    await created();
    const [request] = await received(CREATE);
    expect(request?.body).toMatchObject({
      profileRequest: { homeAddress: { street1: '12 Alder Way' }, assetAddress: property },
      utmParameters: { campaign: 'SPRING' },
      referrerId: '11111111-1111-4111-8111-111111111111',
    });
  });

  test('saves the phone when the profile has none', async () => {
    const { next, received, created } = await lastStep({
      application: {
        scenario: 'again-closed',
        profile: { phoneNumbers: [] },
      },
    });
    await next();
    await created();
    await waitFor(async () =>
      expect(await received('/service-profile/api/v1/profile/phone', 'PUT')).toMatchObject([
        { body: { phoneNumber: '2085550142' } },
      ]),
    );
    expect(await received(REGISTER)).toEqual([]);
  });
});

describe('what stands in the way', () => {
  const modal = () => screen.findByRole('dialog', { name: 'Account Already Exists' });

  test('an email that is known', async () => {
    const first = await lastStep();
    await first.control('POST', '/applications', { org: first.bundle.org, email: ANSWERS.email });
    await first.next();
    const dialog = await modal();
    expect(
      within(dialog).getByText(
        'It looks like ana.rivera@example.com already has an account with us. Please log in to continue.',
      ),
    ).toBeVisible();
    expect(await first.received(CREATE)).toEqual([]);
    await first.user.click(within(dialog).getByRole('button', { name: 'Login' }));
    expect(first.left.join()).toContain('/auth/login');
    expect(sessionStorage).toHaveLength(1);
  });

  test('an application that was started elsewhere in the meantime', async () => {
    const {
      next,
      received,
      control: ask,
      bundle,
      application,
    } = await lastStep({
      application: { scenario: 'again-closed' },
    });
    const { email } = application;
    await ask('POST', '/applications', { org: bundle.org, email, status: { checklistStatus: 'HMDA' } });
    await next();
    expect(await modal()).toBeVisible();
    expect(await received(CREATE)).toEqual([]);
  });

  test.each(['before', 'by the create call'])('a line of the last 45 days, found out %s', async (when) => {
    const {
      next,
      received,
      control: ask,
      bundle,
      application,
    } = await lastStep({
      application: { scenario: 'again-closed' },
    });
    const { email } = application;
    // What registration asks when it is opened is answered before the line is there.
    await waitFor(async () => expect(await received(ABILITY, 'GET')).toHaveLength(1));
    if (when !== 'before') {
      const body = { canStartApplication: true, organizationsWithActiveApplication: [] };
      await ask('POST', '/faults', {
        path: '/service-search/**',
        kind: 'status',
        status: 200,
        body,
        times: 1,
      });
    }
    await ask('POST', '/applications', { org: bundle.org, email, scenario: 'again-recent' });
    await next();
    const dialog = await screen.findByRole('dialog', { name: 'You already have a HELOC with us' });
    expect(dialog).toHaveAccessibleDescription(
      /It looks like you have received a HELOC from us within the last 45 days\./,
    );
    expect(await received(CREATE)).toHaveLength(when === 'before' ? 0 : 1);
  });

  test('a state in which nobody lends: the message stays on the page', async () => {
    const { next, banner, left } = await lastStep({
      answers: { ...ANSWERS, propertyAddress: { ...ANSWERS.propertyAddress, street1: '51 Notserved Way' } },
    });
    await next();
    await banner(/we do not currently offer loans in Idaho/i);
    stillTyped();
    expect(left).toEqual([]);
  });
});

describe('a call that fails', () => {
  const RETRYABLE = [
    { kind: 'network' },
    { kind: 'malformed' },
    { kind: 'status', status: 500 },
    { kind: 'status', status: 503 },
    { kind: 'status', status: 429 },
  ];
  const CALLS = [
    '/service-profile/api/v1/profile/consent-types',
    REGISTER,
    '/identity/secure/api/v1_1/identity',
    '/service-search/**',
    CREATE,
  ];

  test.each(CALLS)('%s: can be tried again, nobody is registered twice', async (path) => {
    const { next, fault, banner, created, received } = await lastStep();
    await fault(path, { kind: 'status', status: 500 });
    await next();
    await banner('Something went wrong. Please try again.');
    stillTyped();
    await next();
    await created();
    expect(await received(CREATE)).toHaveLength(path === CREATE ? 2 : 1);
    expect(await received(REGISTER)).toHaveLength(path === REGISTER ? 2 : 1);
  });

  test.each(RETRYABLE)('create $kind $status: the second try goes through', async (kind) => {
    const { next, fault, banner, created } = await lastStep();
    await fault(CREATE, kind);
    await next();
    await banner(/.+/);
    stillTyped();
    await next();
    await created();
  });

  test('an application whose answer got lost is found again', async () => {
    const { next, fault, banner, created, control: ask, received, bundle } = await lastStep();
    await fault(CREATE, { kind: 'network' });
    await next();
    await banner(/Check your internet connection/);
    const [registered] = await received(REGISTER);
    expect(registered).toBeDefined();
    await ask('POST', '/applications', {
      org: bundle.org,
      email: ANSWERS.email,
      status: { checklistStatus: 'OFFER_SELECTION' },
    });
    await next();
    await created();
    expect(await received(CREATE)).toHaveLength(1);
  });

  test('what trying again cannot mend is logged and leads to the dashboard', async () => {
    const { next, fault, reports, left } = await lastStep();
    await fault(CREATE, { kind: 'status', status: 400, body: { errors: ['No such thing'] } });
    await next();
    await waitFor(() => expect(left.join()).toContain('/dashboard'));
    expect(reports.flat()).toContainEqual({ where: 'create' });
    stillTyped();
  });
});
