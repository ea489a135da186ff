import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { contract } from '#src/api/contract/contract.ts';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';
import { borrower } from '../../testing/remote.ts';
import { askedFor } from '../testing/requests.ts';
import { writeCode } from './journey.ts';

const PHONE = '3035550142';
const { application, path } = askedFor('MISSING_PHONE_NUMBER', {}, 'phone-number');

async function opened() {
  const at = drive(await renderRemote(borrower, { path: `/{uuid}/${path}`, application }));
  await at.expectHeading('Add your mobile number');
  const sent = async (call: keyof typeof contract) => {
    const all = await at.control<{ method: string; path: string; body: object }[]>('GET', '/requests');
    return all
      .filter((request) => request.method === contract[call].method && request.path === contract[call].path)
      .map(({ body }) => body);
  };
  return { at, sent };
}

test('the number is confirmed, and is then the one under which the person is known', async () => {
  const { at, sent } = await opened();
  expect((await screen.findAllByRole('checkbox')).every((box) => !(box as HTMLInputElement).checked)).toBe(
    true,
  );
  await writeCode(at);
  await at.press('Save my number');
  await at.expectHeading('Nothing needed right now.');
  expect(await sent('verifyPhoneCode')).toEqual([{ phoneNumber: PHONE, code: '123456' }]);
  expect(await sent('putIdentityAlias')).toEqual([{ type: 'Phone', value: PHONE }]);
  expect(await sent('postUserConsents')).toMatchObject([
    {
      phone: PHONE,
      email: at.application.email,
      consents: [{ optInOut: 'OPT_OUT' }, { optInOut: 'OPT_OUT' }],
    },
  ]);
});

test.each([
  ['GET', '**/consent/prompt/*'],
  ['POST', '**/consent/user'],
  ['PUT', '**/identity/alias'],
])('where %s %s fails after the code, the code is not asked for again', async (method, path) => {
  const { at, sent } = await opened();
  await writeCode(at);
  await at.control('POST', '/faults', { method, path, kind: 'status', status: 500, times: 1 });
  await at.press('Save my number');
  await at.expectMessage(/Something went wrong/);
  await at.press('Save my number');
  await at.expectHeading('Nothing needed right now.');
  expect(await sent('verifyPhoneCode')).toHaveLength(1);
});

test('a number that is none is said, as everywhere', async () => {
  const { at } = await opened();
  await at.fill('Mobile phone', '130');
  await at.press('Save my number');
  await at.expectMessage(/There is a problem/);
});
