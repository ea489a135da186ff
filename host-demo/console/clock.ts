import { control } from './control.ts';
import { byId, input, onClick, onSubmit } from './dom.ts';
import { type ClockState, onClock } from './health.ts';
import { attempt } from './messages.ts';

const DAY_MS = 24 * 60 * 60_000;
let known: { shown: number; at: number; rate: number } | undefined;

const now = () => (known ? known.shown + (Date.now() - known.at) * known.rate : Date.now());

function draw(): void {
  if (!known) return;
  byId('now').textContent = new Date(now()).toLocaleString(undefined, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  byId('rate-now').textContent =
    known.rate === 1 ? '' : known.rate === 0 ? 'stopped' : `${known.rate} times as fast`;
}

/** As a `datetime-local` field takes it. */
function localTime(ms: number): string {
  const minutesBehind = new Date(ms).getTimezoneOffset();
  return new Date(ms - minutesBehind * 60_000).toISOString().slice(0, 19);
}

function take({ now: shown, rate }: ClockState): void {
  if (!known) input('set-now').value = localTime(Date.parse(shown));
  known = { shown: Date.parse(shown), at: Date.now(), rate };
  draw();
}

const set = (done: string, change: { now?: string; rate?: number }) =>
  void attempt(done, async () => take(await control<ClockState>('PUT', '/clock', change)));

export function startClock(): void {
  onClock(take);
  setInterval(draw, 1000);
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-days]')) {
    button.addEventListener('click', () => {
      const days = Number(button.dataset.days);
      set(`The clock went ${days === 1 ? 'a day' : `${days} days`} ahead`, {
        now: new Date(now() + days * DAY_MS).toISOString(),
      });
    });
  }
  onClick('real', () => set('The clock shows real time', { now: new Date().toISOString(), rate: 1 }));
  onSubmit('clock-form', () =>
    set('The clock was set', { now: new Date(input('set-now').value).toISOString() }),
  );
  onSubmit('rate-form', () => set('The speed was set', { rate: input('rate').valueAsNumber }));
}
