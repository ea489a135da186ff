import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { type Runtime, RuntimeContext } from '#src/platform/runtime.ts';
import { installDialogPolyfill } from '#src/testing/dialogPolyfill.ts';
import { renderUi } from '#src/ui/renderUi.tsx';
import { ProcessingModal, type ProcessingModalProps } from './ProcessingModal.tsx';

const STEP_MS = 4286;
const leave = jest.fn();
const modal = (props: ProcessingModalProps) => (
  <RuntimeContext value={{ leave } as unknown as Runtime}>
    <ProcessingModal {...props} />
  </RuntimeContext>
);
const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms));
const dialog = () => screen.queryByRole('dialog', { name: 'Processing data' });

beforeAll(installDialogPolyfill);
beforeEach(() => {
  jest.useFakeTimers();
  leave.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('ProcessingModal', () => {
  test('says what is going on, in turn and politely', async () => {
    renderUi(modal({ open: true }));
    expect(dialog()).toBeVisible();
    for (const message of [
      'Creating your account',
      'Pulling your soft credit',
      'Locating your property',
      'Determining property value',
      'Determining your eligibility',
      'Calculating your offers',
      'Generating your quote',
    ]) {
      expect(screen.getAllByRole('status')[0]).toHaveTextContent(message);
      await pass(STEP_MS);
    }
    expect(screen.queryByText('Generating your quote')).not.toBeInTheDocument();
  });

  test('offers to leave after 30 seconds', async () => {
    renderUi(modal({ open: true, email: 'ana@example.com' }));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    for (let step = 0; step < 7; step += 1) await pass(STEP_MS);
    expect(
      screen.getByText(
        "This is taking longer than usual. You can wait here, or leave and we'll email ana@example.com when it's ready.",
      ),
    ).toBeVisible();
    act(() => screen.getByRole('button', { name: 'Leave and go to dashboard' }).click());
    expect(leave).toHaveBeenCalledWith('/dashboard');
  });

  test('stays 300 ms after its reason has gone', async () => {
    const { rerender } = renderUi(modal({ open: true }));
    rerender(modal({ open: false }));
    await pass(299);
    expect(dialog()).toBeInTheDocument();
    await pass(1);
    expect(dialog()).not.toBeInTheDocument();
  });

  test('delayed: not shown for a short wait', async () => {
    const { rerender } = renderUi(modal({ open: true, delayed: true }));
    await pass(299);
    expect(dialog()).not.toBeInTheDocument();
    await pass(1);
    expect(dialog()).toBeInTheDocument();
    rerender(modal({ open: false, delayed: true }));
    await pass(300);
    expect(dialog()).not.toBeInTheDocument();
  });
});
