import { ControlError, control } from './control.ts';
import { byId } from './dom.ts';
import { origins } from './origins.ts';

export interface ClockState {
  now: string;
  rate: number;
}

const EVERY_MS = 4000;
const watchers: ((clock: ClockState) => void)[] = [];
let wasUp: boolean | undefined;

/** Says whether the sandbox answers; what the page shows is fetched again whenever it comes back. */
async function check(onUp: () => void): Promise<void> {
  let clock: ClockState | undefined;
  let problem = '';
  try {
    clock = await control<ClockState>('GET', '/clock');
  } catch (error) {
    problem = error instanceof ControlError ? error.message : String(error);
  }
  const isUp = clock !== undefined;
  if (clock) for (const watcher of watchers) watcher(clock);
  if (isUp === wasUp) return;
  byId('health').textContent = isUp ? `Sandbox ready at ${origins.api}` : 'Sandbox is down';
  byId('health').dataset.state = isUp ? 'up' : 'down';
  byId('down').textContent = isUp
    ? ''
    : `${problem} Start it with npm start; the console goes on by itself when it is back.`;
  wasUp = isUp;
  if (isUp) onUp();
}

export const onClock = (watcher: (clock: ClockState) => void) => watchers.push(watcher);

export function watchHealth(onUp: () => void): void {
  const again = async () => {
    if (!document.hidden) await check(onUp);
    setTimeout(() => void again(), EVERY_MS);
  };
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void check(onUp);
  });
  void again();
}
