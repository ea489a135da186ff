import { beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { borrower } from '#remotes/borrower/testing/remote.ts';
import { type RenderInput, renderRemote } from '#src/testing/renderRemote.tsx';

beforeEach(() => sessionStorage.clear());

const UUID = '11111111-1111-4111-8111-111111111111';
const ROBIN = { originatorName: 'Robin Ashdown', phoneNumber: '5095550100', email: 'robin@example.com' };

/** An application of a person who was sent by somebody, of whom the lead portal says this. */
async function sentBy(answer: object, referrerUuid = UUID) {
  const application = { status: { checklistStatus: 'COLLECT_ADDITIONAL_INFO' }, referrer: { referrerUuid } };
  const first = await renderRemote(borrower, { path: '/register-v2' });
  first.unmount();
  await first.control('POST', '/faults', {
    method: 'GET',
    path: '/service-lead-portal/api/lo/*',
    kind: 'status',
    status: 200,
    body: answer,
  });
  const input: RenderInput = { path: '/{uuid}', sandbox: first.sandbox, application };
  const view = await renderRemote(borrower, input);
  await view.waitForStep('start/contact');
  const asked = async () =>
    (await view.control<{ path: string }[]>('GET', '/requests')).filter(({ path }) =>
      path.startsWith('/service-lead-portal'),
    );
  return { ...view, asked };
}
const card = async () => {
  const heading = await screen.findByRole('heading', { name: /^Your (?:loan officer|broker)$/ });
  return heading.closest('section') as HTMLElement;
};

describe('a loan officer or broker', () => {
  test('is shown with their picture, phone and email', async () => {
    await sentBy({ ...ROBIN, avatarUri: 'https://people.example/robin.jpg' });
    const shown = within(await card());
    expect(shown.getByText('Robin Ashdown')).toBeVisible();
    expect(shown.getByRole('link', { name: 'Call (509) 555-0100' })).toHaveAttribute(
      'href',
      'tel:+15095550100',
    );
    expect(shown.getByRole('link', { name: /robin@example\.com/ })).toBeVisible();
    const picture = (await card()).querySelector('img') as HTMLImageElement;
    expect(picture).toHaveAttribute('src', 'https://people.example/robin.jpg');
    expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer');
    fireEvent.error(picture);
    expect((await card()).querySelector('img')).toBeNull();
  });

  test.each([
    'http://people.example/robin.jpg',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'javascript:alert(1)',
    '//people.example/robin.jpg',
    'https://ana:secret@people.example/robin.jpg',
    'https://',
    '/robin.jpg',
    '',
  ])('has no picture from %s', async (avatarUri) => {
    await sentBy({ ...ROBIN, avatarUri });
    expect((await card()).querySelector('img')).toBeNull();
  });

  test('whose phone or email cannot be used is shown without', async () => {
    await sentBy({ ...ROBIN, phoneNumber: 'ext. 5', email: 'robin at example' });
    const shown = within(await card());
    expect(shown.getByText('Robin Ashdown')).toBeVisible();
    expect(shown.queryByRole('link')).not.toBeInTheDocument();
  });

  test('with an empty name is a broker, or nobody', async () => {
    const { unmount } = await sentBy({ ...ROBIN, originatorName: '  ', brokerName: 'Ashdown Home Lending' });
    expect(within(await card()).getByRole('heading', { name: 'Your broker' })).toBeVisible();
    unmount();
    const view = await sentBy({ ...ROBIN, originatorName: ' ', brokerName: ' ' });
    await waitFor(async () => expect(await view.asked()).not.toEqual([]));
    expect(screen.queryByRole('heading', { name: /^Your (?:loan officer|broker)$/ })).not.toBeInTheDocument();
  });

  test('without an id is not asked for', async () => {
    const { asked } = await sentBy(ROBIN, '../referrals/1');
    await screen.findByRole('radio', { name: 'Home improvement' });
    expect(await asked()).toEqual([]);
    expect(screen.queryByRole('heading', { name: 'Your loan officer' })).not.toBeInTheDocument();
  });
});
