import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { createSandbox } from '#sandbox/createSandbox.ts';
import { BRANCHES } from '#scenarios/branches.ts';
import { postSignerInvitation, verifySignerInvitation } from '#src/api/contract/signerAccess.ts';
import type { ErrorEvent } from '#src/platform/events.ts';
import { createTestSandbox } from '#src/testing/builders.ts';
import { control, renderRemote } from '#src/testing/renderRemote.tsx';
import { borrower } from './testing/remote.ts';

const at = (checklistStatus: string, more: Record<string, unknown> = {}) => ({
  status: { checklistStatus },
  ...more,
});

describe('/{uuid}', () => {
  it('leads to the screen of the status, keeping the organisation and the request for a chat', async () => {
    const app = await renderRemote(borrower, {
      path: '/{uuid}?org=X&pop-webchat=true',
      application: at('HMDA'),
    });
    await app.waitForStep('start/hmda');
    expect(app.events.filter(({ type }) => type === 'step')).toHaveLength(1);
  });

  it('says above every screen which application it is, and that its data are encrypted', async () => {
    const app = await renderRemote(borrower, { path: '/{uuid}', application: at('HMDA') });
    await app.waitForStep('start/hmda');
    const id = screen.getByText('Application ID', { exact: false });
    expect(id.closest('p')).toHaveTextContent(`Application ID ${app.application.loanNumber}`);
    expect(screen.getByText('Your data is protected with 256-bit encryption.')).toBeVisible();
  });

  it('gives way to the current screen when an earlier one is opened', async () => {
    const app = await renderRemote(borrower, { path: '/{uuid}/start/contact', application: at('HMDA') });
    await app.waitForStep('start/hmda');
  });

  it('shows the "still working" page for a status that this version does not know, and reports it', async () => {
    const app = await renderRemote(borrower, { path: '/{uuid}', application: at('FROM_THE_FUTURE') });
    await app.waitForStep('error/timeout');
    const problem = app.events.find(({ type }) => type === 'error') as ErrorEvent;
    expect(problem).toMatchObject({ code: 'unknown-status', retryable: false });
    expect(app.reports.flat()).toContainEqual(
      expect.objectContaining({ correlationId: problem.correlationId }),
    );
  });

  it('leaves for the dashboard when the application is complete', async () => {
    const app = await renderRemote(borrower, { path: '/{uuid}', application: at('COMPLETE') });
    await waitFor(() => expect(app.left).toEqual(['http://localhost/dashboard']));
  });

  it.each(['CANCELLED', 'DECLINED'])(
    'shows no progress and no offer around the documents of %s',
    async (status) => {
      const offer = { rate: 8.5, amount: 50_000 };
      const path = '/{uuid}/document/disclosures';
      const { unmount } = await renderRemote(borrower, { path, application: at('HMDA', offer) });
      await screen.findByRole('heading', { name: 'Your offer details' });
      unmount();
      const app = await renderRemote(borrower, { path, application: at(status, offer) });
      await app.waitForStep('document/disclosures');
      expect(screen.queryByRole('heading', { name: 'Application progress' })).toBeNull();
      expect(screen.queryByRole('heading', { name: 'Your offer details' })).toBeNull();
    },
  );

  it('opened first, a page off the happy path is as far as the one in whose place it stands', async () => {
    const left = async (path: string) => {
      const app = await renderRemote(borrower, {
        path: `/{uuid}/${path}`,
        application: at('DISBURSEMENT_ACCOUNT'),
      });
      await app.waitForStep(path);
      const texts = (await screen.findAllByText(/about \d+ min, then funding/)).map(
        ({ textContent }) => textContent,
      );
      app.unmount();
      return texts;
    };
    expect(await left('bank/manual-disburse')).toEqual(await left('bank/disburse'));
  });

  it("leaves for the dashboard when the application is somebody else's or none", async () => {
    const app = await renderRemote(borrower, {
      path: '/00000000-0000-4000-8000-000000000000',
      application: at('HMDA'),
    });
    await waitFor(() => expect(app.left).toEqual(['http://localhost/dashboard']));
  });

  it('asks for the application again when its status has moved on meanwhile', async () => {
    const sandbox = await createSandbox({ databaseUrl: ':memory:' });
    const { uuid, jwt } = await control<{ uuid: string; jwt: string }>(sandbox, 'POST', '/applications', {
      ...at('REVISED_OFFER_SELECTION'),
      offers: [],
    });
    const fault = { method: 'GET', path: '**/status', kind: 'slow', delayMs: 1500, times: 1 };
    await control(sandbox, 'POST', '/faults', fault);
    const app = await renderRemote(borrower, { path: `/${uuid}`, sandbox, jwt });
    await waitFor(async () => {
      const asked = await control<{ path: string }[]>(sandbox, 'GET', '/requests');
      expect(asked.some(({ path }) => path.endsWith(`/heloc/${uuid}`))).toBe(true);
    });
    const { body } = BRANCHES['worked-example'] as { body: object };
    await control(sandbox, 'PATCH', `/applications/${uuid}`, body);
    await app.waitForStep('product/select');
    expect(await screen.findByRole('textbox', { name: 'Draw amount' })).toBeVisible();
  });

  it('asks a visitor to log in and come back', async () => {
    const app = await renderRemote(borrower, { path: '/00000000-0000-4000-8000-000000000000' });
    await waitFor(() => expect(app.left[0]).toMatch(/^http:\/\/localhost\/auth\/login/));
  });

  it.each(['/foo', '/foo/bar', '/123e4567-e89b-12d3-a456/start/hmda'])(
    'asks a visitor to log in at %s, which is no application',
    async (path) => {
      const app = await renderRemote(borrower, { path });
      await waitFor(() => expect(app.left[0]).toMatch(/^http:\/\/localhost\/auth\/login/));
    },
  );

  it.each(['/foo', '/foo/bar', '/123e4567-e89b-12d3-a456/start/hmda'])(
    'takes whoever is logged in from %s to the dashboard',
    async (path) => {
      const app = await renderRemote(borrower, { path, application: at('HMDA') });
      await waitFor(() => expect(app.left).toEqual(['http://localhost/dashboard']));
    },
  );

  it("takes an additional signer's session away and leads to their login", async () => {
    const app = await renderRemote(borrower, {
      path: '/{uuid}',
      application: at('HMDA', { profile: { type: 'CO_DEEDER' } }),
    });
    await waitFor(() => expect(app.left).toEqual(['http://localhost/account/heloc/heloc-signer/login']));
    expect(localStorage.getItem('jwt')).toBeNull();
  });

  it('leads there whom the application lists among its signers, whatever their profile says', async () => {
    const { sandbox, application, unmount } = await renderRemote(borrower, {
      path: '/coming-soon',
      application: at('HMDA', { signers: [{ firstName: 'Jo', lastName: 'H', email: 'jo@example.com' }] }),
    });
    unmount();
    const { uuid, identityUuid, jwt } = application;
    const open = () => renderRemote(borrower, { path: `/${uuid}`, sandbox, jwt });
    const asBorrower = await open();
    await asBorrower.waitForStep('start/hmda');
    asBorrower.unmount();
    const { helocSigners } = await control<{ helocSigners: object[] }>(
      sandbox,
      'GET',
      `/applications/${uuid}`,
    );
    await control(sandbox, 'PATCH', `/applications/${uuid}`, {
      helocSigners: helocSigners.map((one) => ({ ...one, identityUuid })),
    });
    const asSigner = await open();
    await waitFor(() => expect(asSigner.left).toEqual(['http://localhost/account/heloc/heloc-signer/login']));
    expect(localStorage.getItem('jwt')).toBeNull();
    // Nothing of the application stands there meanwhile.
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Please log in to go on');
    const asked = await control<{ path: string }[]>(sandbox, 'GET', '/requests');
    expect(asked.filter(({ path }) => path.endsWith('/co-deed/status'))).toEqual([]);
  });

  it('leads an invited signer to their login, not to the dashboard', async () => {
    const sandbox = await createTestSandbox();
    const { uuid } = await sandbox.make({
      status: 'CO_DEED_REQ',
      signers: [{ firstName: 'Sam', lastName: 'Rivera', email: 'slow.sam@example.com' }],
    });
    const mails = () => sandbox.control<{ to: string; code?: string; path?: string }[]>('GET', '/outbox');
    const last = async (part: 'path' | 'code') =>
      (await mails()).flatMap((mail) => mail[part] ?? []).at(-1) ?? '';
    const token = (await last('path')).split('token=')[1] ?? '';
    await sandbox.api().call(postSignerInvitation, { body: { token } });
    const body = { token, code: await last('code') };
    const { jwt } = await sandbox.api().call(verifySignerInvitation, { body });
    for (const path of [`/${uuid}`, '/register-v2']) {
      const { left, unmount } = await renderRemote(borrower, { path, sandbox, jwt });
      await waitFor(() => expect(left).toHaveLength(1));
      expect(left).toEqual(['http://localhost/account/heloc/heloc-signer/login']);
      expect(localStorage.getItem('jwt')).toBeNull();
      unmount();
    }
  });

  it('says so when the application cannot be loaded, and tries again', async () => {
    const app = await renderRemote(borrower, { path: '/', application: at('HMDA') });
    await app.control('POST', '/faults', {
      method: 'GET',
      path: '/service-profile/**',
      kind: 'status',
      status: 500,
    });
    const again = await renderRemote(borrower, {
      path: `/${app.application.uuid}`,
      sandbox: app.sandbox,
      jwt: app.application.jwt,
    });
    expect(await screen.findByText('Sorry, looks like we have hit a snag!')).toBeInTheDocument();
    expect(again.reports.flat()).toContainEqual(expect.objectContaining({ where: 'gate', code: 'server' }));
    await again.control('DELETE', '/faults');
    await again.user.click(screen.getByRole('button', { name: 'Try again' }));
    await again.waitForStep('start/hmda');
  });
});

const LOAN_OFFICER = '11111111-1111-4111-8111-111111111111';

describe('the base path', () => {
  it('is where a visitor starts, with everything that they bring', async () => {
    const { waitForStep, bundle } = await renderRemote(borrower, { path: `/?referrer=${LOAN_OFFICER}` });
    await waitForStep('register-v2');
    expect(sessionStorage.getItem(`heloc:visit:${bundle.org}`)).toContain(LOAN_OFFICER);
  });

  it('leads whoever is signed in to the dashboard', async () => {
    const { left } = await renderRemote(borrower, { path: '/', application: at('HMDA') });
    await waitFor(() => expect(left).toEqual(['http://localhost/dashboard']));
  });
});

describe('a host that keeps people on its page', () => {
  const keep = (event: Event) => event.preventDefault();
  beforeEach(() => document.addEventListener('heloc:navigate', keep));
  afterEach(() => document.removeEventListener('heloc:navigate', keep));

  it.each([
    ['at the base path', '/'],
    ['at the end', '/{uuid}'],
    ['at an address that is no application', '/nothing/here'],
  ])('shows how it goes on %s', async (_, path) => {
    const { left, user } = await renderRemote(borrower, { path, application: at('COMPLETE') });
    await screen.findByRole('heading', { level: 1, name: 'This goes on in your account' });
    expect(left).toEqual([]);
    document.removeEventListener('heloc:navigate', keep);
    await user.click(screen.getByRole('button', { name: 'Go to my dashboard' }));
    expect(left).toEqual(['http://localhost/dashboard']);
  });
});

describe('the card of who sent the applicant', () => {
  const BROKER = '33333333-3333-4333-8333-333333333333';
  const from = (referrerUuid: string) => at('HMDA', { referrer: { referrerUuid } });
  const cardOf = (heading: HTMLElement) => within(heading.closest('section') as HTMLElement);

  it('names the loan officer, how to reach them, and keeps the support line', async () => {
    await renderRemote(borrower, { path: '/{uuid}', application: from(LOAN_OFFICER) });
    const card = cardOf(await screen.findByRole('heading', { name: 'Your loan officer' }));
    expect(card.getByText('Robin Ashdown')).toBeVisible();
    expect(card.getByText('NMLS #1900001')).toBeVisible();
    expect(card.getByRole('link', { name: 'Call (509) 555-0100' })).toHaveAttribute(
      'href',
      'tel:+15095550100',
    );
    expect(card.getByRole('link', { name: 'Write to robin.ashdown@example.com' })).toHaveAttribute(
      'href',
      'mailto:robin.ashdown@example.com',
    );
    expect(screen.getByRole('heading', { name: 'Need help?' })).toBeVisible();
  });

  it.each([
    [LOAN_OFFICER, 'Your loan officer', 'Robin Ashdown'],
    [BROKER, 'Your broker', 'Ashdown Home Lending'],
  ])('has a banner as well: %s', async (uuid, role, name) => {
    await renderRemote(borrower, { path: '/{uuid}', application: from(uuid) });
    const banner = await screen.findByRole('region', { name: role });
    expect(banner).toHaveTextContent(`${role}: ${name}`);
    const call = within(banner).getByRole('link', { name: 'Call (509) 555-0100' });
    expect(call).toHaveAttribute('href', 'tel:+15095550100');
  });

  it('says broker when only a broker is named', async () => {
    await renderRemote(borrower, { path: '/{uuid}', application: from(BROKER) });
    const card = cardOf(await screen.findByRole('heading', { name: 'Your broker' }));
    expect(card.getByText('Ashdown Home Lending')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Your loan officer' })).not.toBeInTheDocument();
  });

  it.each([
    ['unknown', '99999999-9999-4999-8999-999999999999'],
    ['looked up in vain', LOAN_OFFICER],
  ])('shows the support line alone when the referrer is %s', async (_why, referrerUuid) => {
    const sandbox = await createSandbox({ databaseUrl: ':memory:' });
    const fault = { method: 'GET', path: `**/lo/${LOAN_OFFICER}`, kind: 'status', status: 500 };
    await control(sandbox, 'POST', '/faults', fault);
    const app = await renderRemote(borrower, { path: '/{uuid}', sandbox, application: from(referrerUuid) });
    await app.waitForStep('start/hmda');
    await waitFor(async () => {
      const requests = await app.control<{ path: string }[]>('GET', '/requests');
      expect(requests.some(({ path }) => path.endsWith(`/lo/${referrerUuid}`))).toBe(true);
    });
    expect(screen.getByRole('heading', { name: 'Need help?' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: /Your (loan officer|broker)/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: /Your (loan officer|broker)/ })).not.toBeInTheDocument();
  });

  it('looks nobody up for an applicant whom nobody sent', async () => {
    const app = await renderRemote(borrower, { path: '/{uuid}', application: at('HMDA') });
    await app.waitForStep('start/hmda');
    const requests = await app.control<{ path: string }[]>('GET', '/requests');
    expect(requests.filter(({ path }) => path.includes('/api/lo/'))).toEqual([]);
  });
});
