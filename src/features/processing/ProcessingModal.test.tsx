import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { type Runtime, RuntimeContext } from '#src/platform/runtime.ts';
import { installDialogPolyfill } from '#src/testing/dialogPolyfill.ts';
import { renderUi } from '#src/testing/renderUi.tsx';
import { GlobalOverlay } from './GlobalOverlay.tsx';
import { useProcessing } from './useProcessing.ts';
import type { Wait } from './waits.ts';

const STEP_MS = 4286;
const SEVEN = [
  'Creating your account',
  'Pulling your soft credit',
  'Locating your property',
  'Determining property value',
  'Determining your eligibility',
  'Calculating your offers',
  'Generating your quote',
];
const UNTIL_THE_QUOTE = SEVEN.slice(0, -1);
const leave = jest.fn();
const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms));
const dialog = () => screen.queryByRole('dialog', { name: 'Processing data' });
const message = () => screen.getAllByRole('status')[0];
/** The announced message; the list is hidden from screen readers. */
const ticked = () =>
  screen
    .getAllByRole('listitem', { hidden: true })
    .filter((item) => item.querySelector('svg'))
    .map((item) => item.textContent);

function Page({ open, stops, ...wait }: Wait & { open: boolean; stops?: boolean }) {
  const stop = useProcessing(open, wait);
  return stops ? (
    <button type="button" onClick={stop}>
      Stop
    </button>
  ) : null;
}

/** Pages come and go below; what stands over them stays. */
function show(page: ReactNode) {
  const store = createStore();
  const around = (inner: ReactNode) => (
    <Provider store={store}>
      <RuntimeContext value={{ leave } as unknown as Runtime}>
        {inner}
        <GlobalOverlay />
      </RuntimeContext>
    </Provider>
  );
  const { rerender } = renderUi(around(page));
  return (next: ReactNode) => rerender(around(next));
}

beforeAll(installDialogPolyfill);
beforeEach(() => {
  jest.useFakeTimers();
  leave.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('"Processing data"', () => {
  test('says what is going on, in turn and politely', async () => {
    show(<Page open />);
    expect(dialog()).toBeVisible();
    for (const text of SEVEN) {
      expect(message()).toHaveTextContent(text);
      await pass(STEP_MS);
    }
    expect(message()).not.toHaveTextContent('Generating your quote');
  });

  test.each([
    ['create', undefined],
    ['visit', 'We are getting your application.'],
    ['submit', 'We are saving your answers.'],
    ['application', 'We are submitting your application and checking your credit report.'],
    ['credit', 'We are asking the credit bureaus for your file.'],
    ['signing', 'We are recording your signature.'],
  ] as const)(
    'shows the same seven messages while one waits for %s, and what is waited for',
    (kind, what) => {
      show(<Page open kind={kind} />);
      const items = screen.getAllByRole('listitem', { hidden: true });
      expect(items.map((item) => item.textContent)).toEqual(SEVEN);
      if (what) expect(screen.getByText(what)).toBeVisible();
      else expect(screen.queryByText(/^We are /)).not.toBeInTheDocument();
    },
  );

  test('ticks nothing because time has passed', async () => {
    show(<Page open />);
    for (let step = 0; step < 8; step += 1) await pass(STEP_MS);
    expect(ticked()).toEqual([]);
  });

  test.each<[string, Wait, string[], string]>([
    ['a call that is answered', { answered: true }, ['Creating your account'], 'Pulling your soft credit'],
    [
      'a status that is further',
      { answered: true, status: 'WAITING_FOR_PROPERTY_VALUE' },
      ['Creating your account', 'Pulling your soft credit', 'Locating your property'],
      'Determining property value',
    ],
    [
      'a status that says no more than that it waits',
      { answered: true, status: 'WAITING_FOR_SOMETHING' },
      ['Creating your account'],
      'Pulling your soft credit',
    ],
    [
      'a submit that is answered',
      { kind: 'submit', answered: true },
      ['Creating your account'],
      'Pulling your soft credit',
    ],
    [
      'a status that leads on',
      { kind: 'application', answered: true, moved: true },
      UNTIL_THE_QUOTE,
      'Generating your quote',
    ],
    ['a wait after the offers', { kind: 'signing' }, UNTIL_THE_QUOTE, 'Generating your quote'],
    ['a status after the offers', { status: 'HARD_CREDIT_PULL' }, UNTIL_THE_QUOTE, 'Generating your quote'],
  ])('ticks what is known to be done: %s', (_, facts, done, now) => {
    show(<Page open {...facts} />);
    expect(ticked()).toEqual(done);
    expect(message()).toHaveTextContent(now);
  });

  test('what is done stays done while one wait gives way to the next', () => {
    const turn = show(<Page key="registration" open answered />);
    turn(<Page key="application" open delayed kind="visit" />);
    expect(ticked()).toEqual(['Creating your account']);
    turn(<Page key="application" open kind="visit" answered status="WAITING_FOR_OFFERS" />);
    expect(message()).toHaveTextContent('Determining your eligibility');
    turn(<Page key="application" open kind="visit" answered status="WAITING_FOR_PROPERTY" />);
    expect(ticked()).toHaveLength(4);
  });

  test('offers to leave after 30 seconds', async () => {
    show(<Page open email="ana@example.com" />);
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
    const turn = show(<Page open />);
    await pass(2000);
    turn(<Page open={false} />);
    await pass(299);
    expect(dialog()).toBeInTheDocument();
    await pass(1);
    expect(dialog()).not.toBeInTheDocument();
  });

  test('once it is shown it can be read: it stays for a second', async () => {
    const turn = show(<Page open delayed />);
    await pass(300);
    turn(<Page open={false} delayed />);
    await pass(999);
    expect(dialog()).toBeInTheDocument();
    await pass(1);
    expect(dialog()).not.toBeInTheDocument();
  });

  test('goes on from page to page: the same dialog, the next message', async () => {
    const turn = show(<Page key="registration" open />);
    await pass(2 * STEP_MS);
    const before = dialog();
    turn(null);
    await pass(200);
    turn(<Page key="application" open delayed />);
    await pass(STEP_MS - 200);
    expect(dialog()).toBe(before);
    expect(message()).toHaveTextContent('Determining property value');
  });

  test('starts anew for another wait', async () => {
    const turn = show(<Page open />);
    await pass(STEP_MS);
    turn(<Page open={false} />);
    await pass(300);
    turn(<Page open />);
    expect(message()).toHaveTextContent('Creating your account');
  });

  test('ends at once for what needs the focus', async () => {
    show(<Page open stops />);
    act(() => screen.getByText('Stop').click());
    expect(dialog()).not.toBeInTheDocument();
  });

  test('delayed: not shown for a short wait', async () => {
    show(<Page open delayed />);
    await pass(299);
    expect(dialog()).not.toBeInTheDocument();
    await pass(1);
    expect(dialog()).toBeInTheDocument();
  });
});
