import { mayTell } from '#src/platform/mayTell.ts';
import type { Runtime } from '#src/platform/runtime.ts';
import type { ResolvedOptions } from '../options.ts';
import { loadStandaloneScript } from '../standaloneScript.ts';
import { followMount, type MountInput, type TellVital } from './mount.ts';

interface VitalsInput extends Omit<MountInput, 'tell'> {
  options: ResolvedOptions;
  /** Of the session now. */
  runtime(): Pick<Runtime, 'telemetry'>;
}

/** Of all mounts, the share of which the timings are told. */
const SHARE = 0.1;

/**
 * Tells how fast a mount is, and with the option `vitals` the page (docs/rules.md#telemetry). On a site for trying out that
 * is always told, since nobody waits for one visit of ten.
 *
 * @returns ends it
 */
export function tellVitals({ options, runtime, ...mount }: VitalsInput): () => void {
  const isTold = options.environment === 'test' || Math.random() < SHARE;
  if (!isTold || mayTell(runtime().telemetry, 'WEB', window) === 'off') return () => {};
  const tell: TellVital = (vital) => runtime().telemetry.track('heloc_vital', vital);
  const ends: (() => void)[] = [];
  let isOver = false;
  const begin = (follow: () => () => void) => {
    if (!isOver) ends.push(follow());
  };
  begin(() => followMount({ ...mount, tell }));
  if (options.vitals === 'page')
    loadStandaloneScript<typeof import('./page.ts')>('vitals', options.nonce)
      .then(({ followPage }) => begin(() => followPage(tell)))
      .catch(() => {});
  return () => {
    isOver = true;
    for (const end of ends) end();
  };
}
