import { describe, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { defineCopy } from '#src/brand/copy.tsx';
import { words } from '#src/brand/words.tsx';
import { installDialogPolyfill } from '#src/testing/dialogPolyfill.ts';
import { renderUi } from '#src/testing/renderUi.tsx';
import { Toasts } from './Toasts.tsx';
import { type ShowToast, useToast } from './toast.ts';

installDialogPolyfill();

const copy = defineCopy('test/toasts', { saved: '{name} is saved' });

let show: ShowToast = () => () => {};
function ToastProbe() {
  show = useToast();
  return null;
}

function renderToasts() {
  return renderUi(
    <Toasts>
      <ToastProbe />
    </Toasts>,
  );
}

const shown = () =>
  screen
    .queryAllByRole('list', { name: 'Notifications' })
    .flatMap((list) => within(list).getAllByRole('listitem'))
    // Without the tip of a button that has the focus.
    .map((item) => [...item.querySelectorAll('p')].map(({ textContent }) => textContent).join());

describe('Toasts', () => {
  test('are at most five, the oldest give way', () => {
    renderToasts();
    act(() => {
      for (let index = 1; index <= 7; index += 1) show({ text: <>Toast {index}</> });
    });
    expect(shown()).toEqual(['Toast 3', 'Toast 4', 'Toast 5', 'Toast 6', 'Toast 7']);
  });

  test('an error that nobody dismissed is not pushed out, and the sixth waits for a place', () => {
    renderToasts();
    act(() => {
      show({ text: <>Error 1</>, tone: 'error' });
      for (let index = 1; index <= 6; index += 1) show({ text: <>Toast {index}</> });
    });
    expect(shown()).toEqual(['Error 1', 'Toast 3', 'Toast 4', 'Toast 5', 'Toast 6']);
    act(() => {
      for (let index = 2; index <= 6; index += 1) show({ text: <>Error {index}</>, tone: 'error' });
    });
    const errors = [1, 2, 3, 4, 5].map((index) => `Error ${index}`);
    expect(shown()).toEqual(errors);
    act(() => show({ text: <>Toast 7</> }));
    expect(shown()).toEqual(errors);
    act(() => screen.getAllByRole('button', { name: 'Dismiss' })[0]?.click());
    expect(shown()).toEqual([...errors.slice(1), 'Error 6']);
  });

  test('are in a status region that was there before', () => {
    renderToasts();
    const before = screen.getAllByRole('status');
    act(() => {
      show({ text: <>Saved</> });
    });
    const region = screen.getByRole('list', { name: 'Notifications' }).closest('[role="status"]');
    expect(before).toContain(region);
  });

  test('go by themselves, errors stay until dismissed', async () => {
    jest.useFakeTimers();
    renderToasts();
    act(() => {
      show({ text: <>Saved</> });
      show({ text: <>Not saved</>, tone: 'error' });
    });
    act(() => {
      jest.advanceTimersByTime(6000);
    });
    expect(shown()).toEqual(['Not saved']);
    jest.useRealTimers();
    act(() => screen.getByRole('button', { name: 'Dismiss' }).click());
    expect(shown()).toEqual([]);
  });

  test('dismissed by keyboard, the focus goes to the next one, then back to where it came from', async () => {
    const { user } = renderUi(
      <Toasts>
        <ToastProbe />
        <button type="button">Continue</button>
      </Toasts>,
    );
    act(() => {
      show({ text: <>First</> });
      show({ text: <>Second</> });
    });
    screen.getByRole('button', { name: 'Continue' }).focus();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(shown()).toEqual(['Second']);
    expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(shown()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveFocus();
  });

  test('one says its text in the words of the organisation that the page has by then', () => {
    const { changeWords } = renderToasts();
    act(() => void show({ text: words(copy, 'saved', { name: 'a.pdf' }) }));
    expect(shown()).toEqual(['a.pdf is saved']);
    changeWords({ [copy.key]: { saved: 'We have {name}' } });
    expect(shown()).toEqual(['We have a.pdf']);
  });

  test('one that was dismissed under the pointer does not keep later ones', async () => {
    const { user } = renderToasts();
    act(() => {
      show({ text: <>First</> });
    });
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    jest.useFakeTimers();
    act(() => {
      show({ text: <>Second</> });
    });
    act(() => {
      jest.advanceTimersByTime(6000);
    });
    expect(shown()).toEqual([]);
    jest.useRealTimers();
  });

  test('need their provider', () => {
    expect(() => renderUi(<ToastProbe />)).toThrow('useToast needs Toasts around it');
  });
});
