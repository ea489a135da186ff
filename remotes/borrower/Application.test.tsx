import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { borrower } from './remote.tsx';

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

  it('gives way to the current screen when an earlier one is opened', async () => {
    const app = await renderRemote(borrower, { path: '/{uuid}/start/contact', application: at('HMDA') });
    await app.waitForStep('start/hmda');
  });

  it('shows the "still working" page for a status that this version does not know, and reports it', async () => {
    const app = await renderRemote(borrower, { path: '/{uuid}', application: at('FROM_THE_FUTURE') });
    await app.waitForStep('error/timeout');
    expect(app.events).toContainEqual({ type: 'error', code: 'unknown-status', retryable: false });
    expect(app.reports).not.toEqual([]);
  });

  it('shows the "still working" page in place of a screen that is not built yet, with a warning', async () => {
    const app = await renderRemote(borrower, { path: '/{uuid}', application: at('PAYOFF_REQUEST_PENDING') });
    await app.waitForStep('payoff/hold');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      "We're still working on your application",
    );
    expect(app.reports).toContainEqual(['This screen is not built yet', { path: 'payoff/hold' }]);
  });

  it('leaves for the dashboard when the application is complete', async () => {
    const app = await renderRemote(borrower, { path: '/{uuid}', application: at('COMPLETE') });
    await waitFor(() => expect(app.left).toEqual(['http://localhost/dashboard']));
  });

  it("leaves for the dashboard when the application is somebody else's or none", async () => {
    const app = await renderRemote(borrower, {
      path: '/00000000-0000-4000-8000-000000000000',
      application: at('HMDA'),
    });
    await waitFor(() => expect(app.left).toEqual(['http://localhost/dashboard']));
  });

  it('asks a visitor to log in and come back', async () => {
    const app = await renderRemote(borrower, { path: '/00000000-0000-4000-8000-000000000000' });
    await waitFor(() => expect(app.left[0]).toMatch(/^http:\/\/localhost\/auth\/login/));
  });

  it("takes an additional signer's session away and leads to their login", async () => {
    const app = await renderRemote(borrower, {
      path: '/{uuid}',
      application: at('HMDA', { profile: { type: 'CO_DEEDER' } }),
    });
    await waitFor(() => expect(app.left).toEqual(['http://localhost/account/heloc/heloc-signer/login']));
    expect(localStorage.getItem('jwt')).toBeNull();
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
    await again.control('DELETE', '/faults');
    await again.user.click(screen.getByRole('button', { name: 'Try again' }));
    await again.waitForStep('start/hmda');
  });
});
