import { describe, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { installDialogPolyfill } from '#src/testing/dialogPolyfill.ts';
import { renderUi } from '../renderUi.tsx';
import { Toasts } from './Toasts.tsx';
import { type ShowToast, useToast } from './toast.ts';

installDialogPolyfill();

let show: ShowToast = () => () => {};
function Grab() {
  show = useToast();
  return null;
}

function renderToasts() {
  return renderUi(
    <Toasts>
      <Grab />
    </Toasts>,
  );
}

const shown = () =>
  within(screen.getByRole('list', { name: 'Notifications' }))
    .queryAllByRole('listitem')
    .map((item) => item.textContent);

describe('Toasts', () => {
  test('are at most five, the oldest give way', () => {
    renderToasts();
    act(() => {
      for (let index = 1; index <= 7; index += 1) show({ text: `Toast ${index}` });
    });
    expect(shown()).toEqual(['Toast 3', 'Toast 4', 'Toast 5', 'Toast 6', 'Toast 7']);
  });

  test('are in a status region that was there before', () => {
    renderToasts();
    const region = screen.getByRole('list', { name: 'Notifications' }).closest('[role="status"]');
    expect(region).not.toBeNull();
  });

  test('go by themselves, errors stay until dismissed', async () => {
    jest.useFakeTimers();
    renderToasts();
    act(() => {
      show({ text: 'Saved' });
      show({ text: 'Not saved', tone: 'error' });
    });
    act(() => {
      jest.advanceTimersByTime(6000);
    });
    expect(shown()).toEqual(['Not saved']);
    jest.useRealTimers();
    act(() => screen.getByRole('button', { name: 'Dismiss' }).click());
    expect(shown()).toEqual([]);
  });

  test('need their provider', () => {
    expect(() => renderUi(<Grab />)).toThrow('useToast needs Toasts around it');
  });
});
