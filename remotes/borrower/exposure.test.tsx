import { beforeEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { ReceivedRequest } from '#sandbox/http/requests.ts';
import type { renderRemote } from '#src/testing/renderRemote.tsx';
import { ANSWERS, renderStep } from './registration/testing/renderStep.ts';

beforeEach(() => sessionStorage.clear());

type View = Pick<Awaited<ReturnType<typeof renderRemote>>, 'control'>;
const exposures = async ({ control }: View) =>
  (await control<ReceivedRequest[]>('GET', '/requests'))
    .map(({ body }) => body as { event?: string; eventProperties?: Record<string, unknown> } | undefined)
    .flatMap((body) => (body?.event === 'heloc_experiment_exposed' ? [body.eventProperties] : []))
    .map((said) => ({ experiment: said?.experiment, variation: said?.variation }));
const sides = (auth0: string) => [
  { experiment: 'fe-heloc-redesign-2025', variation: 'variation' },
  { experiment: 'fe-heloc-auth0', variation: auth0 },
];

/** docs/rules.md#experiments */
test('a side is told once it is seen, and once', async () => {
  const view = await renderStep('birthdate', { answers: ANSWERS, flags: { 'fe-heloc-auth0': true } });
  await waitFor(async () => expect(await exposures(view)).toHaveLength(2));
  expect(await exposures(view)).toEqual(expect.arrayContaining(sides('variation')));
  await view.next();
  expect(await exposures(view)).toHaveLength(2);
});

test('who is shown the usual since nothing is known is in no experiment', async () => {
  const view = await renderStep('birthdate', { answers: ANSWERS });
  await waitFor(async () => expect(await exposures(view)).toEqual(sides('').slice(0, 1)));
});
