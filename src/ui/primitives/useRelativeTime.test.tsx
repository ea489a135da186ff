import { expect, it, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { type Runtime, RuntimeContext } from '#src/platform/runtime.ts';
import { renderUi } from '#src/testing/renderUi.tsx';
import { useRelativeTime } from './useRelativeTime.ts';

const THEN = new Date('2026-11-26T18:00:00Z');
const MINUTE = 60_000;

let renders = 0;
function Ago() {
  renders += 1;
  return <p>{useRelativeTime(THEN)}</p>;
}

it('is renewed when it reads otherwise, and at no other time', () => {
  jest.useFakeTimers({ now: THEN });
  try {
    const runtime = { now: () => new Date() } as Runtime;
    const { container, unmount } = renderUi(
      <RuntimeContext value={runtime}>
        <Ago />
      </RuntimeContext>,
    );
    const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
    expect(container).toHaveTextContent('Just now');
    const before = renders;
    pass(MINUTE - 1);
    expect(renders).toBe(before);
    pass(1);
    expect(container).toHaveTextContent('1 minute ago');
    expect(renders).toBe(before + 1);
    pass(58 * MINUTE);
    expect(container).toHaveTextContent('59 minutes ago');
    pass(MINUTE);
    expect(container).toHaveTextContent('1 hour ago');
    const hour = renders;
    for (let hours = 2; hours <= 4; hours += 1) pass(60 * MINUTE);
    expect(container).toHaveTextContent('4 hours ago');
    expect(renders).toBe(hour + 3);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  } finally {
    jest.useRealTimers();
  }
});
