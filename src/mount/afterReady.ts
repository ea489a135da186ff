import type { BrandBundle } from '#src/brand/bundle.ts';
import { type ContainerName, isRouted } from '#src/domain/remotes.js';
import type { Runtime } from '#src/platform/runtime.ts';
import { followContrast } from './followContrast.ts';
import { followJourney, type Moves } from './followJourney.ts';
import { ELEMENT, type ResolvedOptions } from './options.ts';
import { reportOtherBases } from './otherBases.ts';
import type { Surface } from './surface.ts';
import { showTestMode } from './test-mode/showTestMode.ts';
import { reportUnknownListeners } from './unknownListeners.ts';
import { tellVitals } from './vitals/tellVitals.ts';

interface AfterReadyInput {
  target: Element;
  remote: ContainerName;
  moves: Moves;
  /** Of the session now. */
  runtime(): Runtime;
  options: ResolvedOptions;
  bundle: BrandBundle;
  surface: Surface;
}

/** What a mount does for its host that no screen waits for. @returns gives it back */
export function afterReady(input: AfterReadyInput): () => void {
  const { target, remote, moves, runtime, options, bundle, surface } = input;
  if (target.localName === ELEMENT) reportUnknownListeners(target);
  reportOtherBases(options, target);
  const contrast = followContrast(surface.container);
  if (!isRouted(remote)) return contrast;
  const [, shownAt = 0] = moves.findLast(([{ type }]) => type === 'step') ?? [];
  const { assetBaseUrl } = options;
  const ends = [
    contrast,
    followJourney({ moves, runtime, view: window }),
    tellVitals({ target, remote, assetBaseUrl, shownAt, options, runtime }),
  ];
  if (options.environment === 'test') ends.push(showTestMode(target, surface, options, bundle));
  return () => {
    for (const end of ends) end();
  };
}
