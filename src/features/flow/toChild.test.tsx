import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { onlyScreens } from '#remotes/borrower/testing/onlyScreens.tsx';
import { defineCopy, message } from '#src/brand/copy.tsx';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { defineScreen } from '../screens/defineScreen.ts';
import { useFlow } from './FlowContext.ts';

function Parent() {
  const flow = useFlow();
  return (
    <button type="button" onClick={() => flow.toChild('upload', { type: 'w2' }, { step: '2' })}>
      Upload
    </button>
  );
}

function Child() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

const titles = defineCopy('test/titles', { income: 'Income', upload: 'Upload' });
const statuses = ['INCOME_VERIFICATION'] as const;
const screens = [
  defineScreen({
    path: 'income/review',
    stage: 'LINK_INCOME',
    statuses,
    children: { upload: 'income/upload/:type' },
    view: async () => ({ View: Parent, title: message(titles, 'income') }),
  }),
  defineScreen({
    path: 'income/upload/:type',
    stage: 'LINK_INCOME',
    statuses,
    view: async () => ({ View: Child, title: message(titles, 'upload') }),
  }),
];

const remote = onlyScreens(screens);

test('a screen within the status is opened by name, with the organisation and the request for a chat', async () => {
  const { user, application, waitForStep } = await renderRemote(remote, {
    path: '/{uuid}/income/review?org=X&pop-webchat=true&offer=1',
    application: { status: { checklistStatus: 'INCOME_VERIFICATION' } },
  });
  await waitForStep('income/review');
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  await waitForStep('income/upload/:type');
  const [path, query] = (screen.getByText(/upload/).textContent ?? '').split('?');
  expect(path).toBe(`/${application.uuid}/income/upload/w2`);
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    org: 'X',
    'pop-webchat': 'true',
    step: '2',
  });
});
