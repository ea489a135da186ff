import { beforeAll, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderRemote } from '#src/testing/renderRemote.tsx';
import { drive } from '#src/testing/testingLibraryDriver.ts';
import { SCREEN_STATES } from './journeys.ts';
import { borrower } from './testing/remote.ts';

const WAITS = SCREEN_STATES.filter(({ waits }) => waits);
const MAY_LEAVE = /close this page|need not wait|or leave|leave now/i;
/** Statuses in which the person waits for no other party. */
const OTHER_STATUS = { status: 'HMDA', path: 'start/hmda' };

/** Held, but for what is waited for on the way to the state. */
const bodyOf = ({ application, reach }: (typeof WAITS)[number]) =>
  typeof application === 'string' ? { status: application, hold: !reach } : application;

beforeAll(() => {
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => {};
});

test.each(WAITS.map((state) => [state.name, state] as const))(
  '%s: one may leave, hears of the end, can call, and the page moves on by itself',
  async (_name, state) => {
    const { path = '', heading, reach, waits } = state;
    const at = drive(await renderRemote(borrower, { path: `/{uuid}/${path}`, application: bodyOf(state) }));
    await at.control('PUT', '/clock', { rate: 20 });
    if (!reach) await at.expectHeading(heading);
    await reach?.(at, at.control);
    await at.expectHeading(heading);
    const text = document.body.textContent;
    expect(text).toMatch(MAY_LEAVE);
    if (waits === 'mail') expect(text).toContain(at.application.email);
    expect(screen.getByRole('button', { name: 'Copy Application ID' })).toBeVisible();
    await at.control('PATCH', `/applications/${at.application.uuid}`, { status: OTHER_STATUS.status });
    await at.returnToPage();
    await at.waitForStep(OTHER_STATUS.path);
  },
);
