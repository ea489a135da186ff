import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { onlyScreens } from '#remotes/borrower/testing/onlyScreens.tsx';
import { defineCopy, message } from '#src/brand/copy.tsx';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { useApplication } from '../application/ApplicationContext.ts';
import { defineScreen } from '../screens/defineScreen.ts';
import { useSubmit } from './useSubmit.ts';

const seen: string[] = [];

/** What a submit does to the status, said by each test. */
let moveOn = async () => {};

function Income() {
  seen.push(`income under ${useApplication().status.checklistStatus}`);
  const submit = useSubmit<void>(() => moveOn());
  return (
    <button type="button" onClick={() => void submit()}>
      Send
    </button>
  );
}

function Identity() {
  seen.push(`identity under ${useApplication().status.checklistStatus}`);
  return <h1>Identity</h1>;
}

const titles = defineCopy('test/titles', { income: 'Income', identity: 'Identity' });
const screens = [
  defineScreen({
    path: 'income/review',
    stage: 'LINK_INCOME',
    statuses: ['INCOME_VERIFICATION'],
    view: async () => ({ View: Income, title: message(titles, 'income') }),
  }),
  defineScreen({
    path: 'identity',
    stage: 'ID_UPLOAD',
    statuses: ['IDENTITY_VERIFICATION'],
    view: async () => ({ View: Identity, title: message(titles, 'identity') }),
  }),
];

const remote = onlyScreens(screens);

test('a submit asks once for everything, and leaves its screen alone until the next one is there', async () => {
  const { user, application, control, waitForStep } = await renderRemote(remote, {
    path: '/{uuid}/income/review',
    application: { status: { checklistStatus: 'INCOME_VERIFICATION' } },
  });
  await waitForStep('income/review');
  const slow = { method: 'GET', path: `**/heloc/${application.uuid}`, kind: 'slow', delayMs: 100 };
  await control('POST', '/faults', slow);
  await control('DELETE', '/requests');
  moveOn = () =>
    control('PATCH', `/applications/${application.uuid}`, {
      status: { checklistStatus: 'IDENTITY_VERIFICATION' },
    });
  seen.length = 0;

  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('heading', { name: 'Identity' });

  expect(new Set(seen)).toEqual(new Set(['identity under IDENTITY_VERIFICATION']));
  const requests = (await control<{ path: string }[]>('GET', '/requests')).filter(
    ({ path }) => !path.startsWith('/ft/'),
  );
  const asked = requests.map(({ path }) => path.split('/').at(-1));
  expect(asked.toSorted()).toEqual([application.uuid, 'profile', 'status'].toSorted());
});
