import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { getDocuments } from '#src/api/contract/documents.ts';
import { createTestSandbox } from '#src/testing/builders.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import type { OpenPdf } from '#src/ui/document-viewer/pdf.ts';
import { screens } from '../../screens.ts';
import { onlyScreens } from '../../testing/onlyScreens.tsx';
import { Disclosures } from './Disclosures.tsx';
import { title } from './View.tsx';

const LONG_TIMEOUT = { timeout: 10_000 };

/** pdf.js does not run outside a browser; this one shows that the bytes of a PDF arrived. */
const onePage: OpenPdf = async (bytes) => {
  const start = new TextDecoder().decode(new Uint8Array(bytes).slice(0, 4));
  if (start !== '%PDF') throw new Error('Not a PDF');
  return {
    pages: [{ number: 1, width: 612, height: 792, render: async () => {}, text: async () => ['Words'] }],
    destroy: () => {},
  };
};

const WithViewer = () => <Disclosures open={onePage} />;
const view = async () => ({ View: WithViewer, title });
const withViewer = screens.map((screen) =>
  screen.path === 'document/disclosures' ? { ...screen, view } : screen,
);
const remote = onlyScreens(withViewer);

/** An application, and the uuids of its documents by type. */
async function start(status = 'APP_SUBMISSION') {
  const sandbox = await createTestSandbox();
  const { uuid, jwt, api, params } = await sandbox.applicant({ status });
  const { documents } = await api.call(getDocuments, { params });
  const open = (types: readonly string[], more = '') => {
    const uuids = types.map((type) => documents.find((document) => document.type === type)?.uuid).join(',');
    return renderRemote(remote, {
      path: `/${uuid}/document/disclosures?documentUuid=${uuids}${more}`,
      sandbox,
      jwt,
    });
  };
  return { uuid, open, control: sandbox.control };
}

const skip = () => screen.findByRole('button', { name: 'Skip to the end of the document' }, LONG_TIMEOUT);
const tick = () => screen.findByRole('checkbox', { name: /^I have read and received/ }, LONG_TIMEOUT);

beforeEach(() => {
  // jsdom has no layout, so nothing ever comes into view.
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

describe('document/disclosures', () => {
  test('takes the consent only after the end was reached, records it, and goes back', async () => {
    const { uuid, open } = await start();
    const back = encodeURIComponent(`/account/heloc/${uuid}/start/app-summary`);
    const { user, control, waitForStep } = await open(['ESIGN'], `&returnTo=${back}`);
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Electronic consent' }, LONG_TIMEOUT),
    ).toBeVisible();
    expect(await tick()).toHaveAttribute('aria-disabled', 'true');
    expect(await tick()).toHaveAccessibleDescription('Scroll to the end to continue');
    await user.click(await skip());
    expect(await screen.findByText('You have reached the end of the document')).toBeInTheDocument();
    await waitFor(async () => expect(await tick()).not.toHaveAttribute('aria-disabled'));
    await user.click(screen.getByRole('button', { name: 'Agree and continue' }));
    expect(await screen.findByRole('link', { name: /: Required$/ })).toBeVisible();
    await user.click(await tick());
    await user.click(screen.getByRole('button', { name: 'Agree and continue' }));
    await waitForStep('start/app-summary');
    const requests = await control<{ method: string; path: string; body: unknown }[]>('GET', '/requests');
    expect(
      requests.findLast(({ method, path }) => method === 'POST' && path.endsWith('/consents'))?.body,
    ).toMatchObject({
      documentUuid: expect.any(String),
      type: 'ESIGN',
      version: '1.0',
      viewedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      acceptedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(await screen.findByText('Accepted', {}, LONG_TIMEOUT)).toBeVisible();
  });

  test('reads several one after another and ticks them off', async () => {
    const { open } = await start();
    const { user, waitForStep } = await open(['BROCHURE', 'PRIVACY_NOTICE']);
    expect(await screen.findByText('Document 1 of 2', {}, LONG_TIMEOUT)).toBeVisible();
    await skip();
    await user.click(screen.getByRole('button', { name: 'Next document (2 of 2)' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Privacy notice' })).toBeVisible();
    const [first] = within(screen.getByRole('navigation', { name: 'Documents' })).getAllByRole('listitem');
    await waitFor(() => expect(first).toHaveTextContent(/Done$/));
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitForStep('start/app-summary');
  });

  test('never lets a document be accepted whose bytes did not load', async () => {
    const { open, control } = await start();
    await control('POST', '/faults', {
      method: 'GET',
      path: '**/documents/*',
      kind: 'status',
      status: 500,
      times: 1,
    });
    const { user } = await open(['ESIGN']);
    expect(await screen.findByText('We could not load this document.', {}, LONG_TIMEOUT)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download instead' })).toBeVisible();
    expect(await tick()).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Agree and continue' }));
    expect(await screen.findByRole('link', { name: /: Scroll to the end to continue$/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await user.click(await skip());
    await waitFor(async () => expect(await tick()).not.toHaveAttribute('aria-disabled'));
  });

  test('keeps the tick when the server fails', async () => {
    const { open, control } = await start();
    const { user } = await open(['ESIGN']);
    await user.click(await skip());
    await waitFor(async () => expect(await tick()).not.toHaveAttribute('aria-disabled'));
    await user.click(await tick());
    await control('POST', '/faults', {
      method: 'POST',
      path: '**/consents',
      kind: 'status',
      status: 500,
      times: 1,
    });
    await user.click(screen.getByRole('button', { name: 'Agree and continue' }));
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
    expect(await tick()).toBeChecked();
  });

  test('goes by the status, not to another host', async () => {
    const { open } = await start();
    const { user, waitForStep, left } = await open(
      ['BROCHURE'],
      `&returnTo=${encodeURIComponent('//evil.example')}`,
    );
    await skip();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitForStep('start/app-summary');
    expect(left).toEqual([]);
  });

  test('is left alone by the routing of a terminal status', async () => {
    const { open } = await start('DECLINED');
    await open(['ADVERSE_ACTION']);
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Notice of action taken' }, LONG_TIMEOUT),
    ).toBeVisible();
  });

  test('says so when there is nothing to read', async () => {
    const { open } = await start();
    await open([], '&documentUuid=nobody');
    expect(await screen.findByText('There is nothing to read here.', {}, LONG_TIMEOUT)).toBeVisible();
  });
});
