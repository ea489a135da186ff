import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { installDialogPolyfill } from '#src/testing/dialogPolyfill.ts';
import { renderUi } from '#src/testing/renderUi.tsx';
import { Dialog } from './Dialog.tsx';
import { Toggletip } from './Toggletip.tsx';
import { Tooltip } from './Tooltip.tsx';

beforeAll(installDialogPolyfill);

class Observer {
  static all: Observer[] = [];
  constructor(readonly callback: IntersectionObserverCallback) {
    Observer.all.push(this);
  }
  isOver = false;
  observe() {}
  disconnect() {
    this.isOver = true;
  }
}
beforeEach(() => {
  Observer.all = [];
  Object.assign(globalThis, { IntersectionObserver: Observer });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  jest.useRealTimers();
});

function Named() {
  return (
    <Tooltip text="Zoom in">
      <button type="button" aria-label="Zoom in">
        +
      </button>
    </Tooltip>
  );
}

function Hinted() {
  return (
    <Tooltip text="It is mailed within a day">
      {(describedBy) => (
        <button type="button" aria-describedby={describedBy}>
          Order
        </button>
      )}
    </Tooltip>
  );
}

const tip = () => screen.queryByRole('tooltip', { hidden: true });
/** Pointer events as React derives entering and leaving from; jsdom has none of them. */
const send = (type: string, at: Element, relatedTarget: Element | null, pointerType = 'mouse') =>
  fireEvent(at, Object.assign(new MouseEvent(type, { bubbles: true, relatedTarget }), { pointerType }));
const point = (to: Element, from: Element | null = null, pointerType?: string) => {
  if (from) send('pointerout', from, to, pointerType);
  send('pointerover', to, from, pointerType);
};
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('Tooltip', () => {
  test('opens at once with the focus of a keyboard, and goes with it', async () => {
    const { user } = renderUi(
      <>
        <Named />
        <button type="button">After</button>
      </>,
    );
    await user.tab();
    expect(tip()).toHaveTextContent('Zoom in');
    await user.tab();
    expect(tip()).not.toBeInTheDocument();
  });

  test('a name is heard once, a hint as what describes its button', async () => {
    const { user } = renderUi(
      <>
        <Named />
        <Hinted />
      </>,
    );
    await user.tab();
    expect(screen.getByRole('button', { name: 'Zoom in' })).not.toHaveAccessibleDescription();
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await user.tab();
    const order = screen.getByRole('button', { name: 'Order' });
    expect(order).toHaveAccessibleDescription('It is mailed within a day');
    expect(screen.getByRole('tooltip')).toHaveTextContent('It is mailed within a day');
    await user.tab();
    expect(order).not.toHaveAttribute('aria-describedby');
  });

  test('opens after 300 ms under a pointer, and stays while that is on it', () => {
    jest.useFakeTimers();
    renderUi(<Named />);
    const button = screen.getByRole('button');
    point(button);
    wait(299);
    expect(tip()).not.toBeInTheDocument();
    wait(1);
    const shown = tip() as HTMLElement;
    point(shown, button);
    expect(tip()).toBe(shown);
    point(document.body, shown);
    expect(tip()).not.toBeInTheDocument();
  });

  test('a pointer that passes by, or a finger, opens nothing', () => {
    jest.useFakeTimers();
    renderUi(<Named />);
    const button = screen.getByRole('button');
    point(button);
    wait(200);
    point(document.body, button);
    point(button, null, 'touch');
    wait(1000);
    expect(tip()).not.toBeInTheDocument();
    expect(jest.getTimerCount()).toBe(0);
  });

  test('Escape closes it, and not the dialog around it', async () => {
    const onClose = jest.fn();
    const { user } = renderUi(<Dialog open title="Leave?" onClose={onClose} />);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    expect(tip()).toHaveTextContent('Close');
    await user.keyboard('{Escape}');
    expect(tip()).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('closes when its button is scrolled out of sight, and observes no longer', async () => {
    const { user } = renderUi(<Named />);
    await user.tab();
    const [observer] = Observer.all;
    const see = (isIntersecting: boolean) =>
      act(() => observer?.callback([{ isIntersecting } as IntersectionObserverEntry], observer as never));
    see(true);
    expect(tip()).toBeInTheDocument();
    see(false);
    expect(tip()).not.toBeInTheDocument();
    expect(Observer.all.every(({ isOver }) => isOver)).toBe(true);
  });
});

describe('Toggletip', () => {
  test('is called after its term, shows and says its text, once', async () => {
    const { user, heard } = renderUi(<Toggletip term="APR" text="The cost of a year, with the fee." />);
    const button = screen.getByRole('button', { name: 'About APR' });
    await user.click(button);
    expect(screen.getByText('The cost of a year, with the fee.', { selector: '[popover] *' })).toBeVisible();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(heard).toEqual(['The cost of a year, with the fee.']);
    await user.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
    expect(heard).toHaveLength(1);
  });
});
