import type { BrandBundle } from '#src/brand/bundle.ts';
import { type ContainerName, isRouted } from '#src/domain/remotes.js';
import type { Runtime } from '#src/platform/runtime.ts';
import { followAssets } from './followAssets.ts';
import { followContrast } from './followContrast.ts';
import { followJourney, type Moves } from './followJourney.ts';
import { ELEMENT, type ResolvedOptions } from './options.ts';
import { reportOtherBases } from './otherBases.ts';
import type { Surface } from './surface.ts';
import { showTestMode } from './test-mode/showTestMode.ts';
import { reportUnknownListeners } from './unknownListeners.ts';
import { tellVitals } from './vitals/tellVitals.ts';
import { watchPage } from './watchPage.ts';

interface AfterReadyInput {
  target: Element;
  /** Whether the target was on the page when it was rendered into. */
  wasThere: boolean;
  remote: ContainerName;
  moves: Moves;
  /** Of the session now. */
  runtime(): Runtime;
  options: ResolvedOptions;
  bundle(): BrandBundle;
  /** To another organisation, or other options. @returns unsubscribes */
  subscribe(listener: () => void): () => void;
  surface: Surface;
  /** The target has left the page. */
  onGone(): void;
}

/** What a mount does for its host that no screen waits for. @returns gives it back */
export function afterReady(input: AfterReadyInput): () => void {
  const { target, wasThere, remote, moves, runtime, options, bundle, subscribe, surface, onGone } = input;
  const { host, container } = surface;
  const isElement = target.localName === ELEMENT;
  if (isElement) reportUnknownListeners(target);
  reportOtherBases(options, target);
  const isOurs = options.documentTitle ?? (isRouted(remote) && options.history === 'browser');
  const ends = [
    followContrast(container),
    // The loader's element sees that by itself.
    isElement ? () => {} : watchPage({ target, host, mountId: container.id, wasThere }, onGone),
    followAssets({
      document: target.ownerDocument,
      bundle,
      subscribe,
      runtime,
      isOurs,
      hasLogo: isRouted(remote) && options.chrome === 'full',
    }),
  ];
  const end = () => {
    for (const each of ends) each();
  };
  if (!isRouted(remote)) return end;
  const [, shownAt = 0] = moves.findLast(([{ type }]) => type === 'step') ?? [];
  const { assetBaseUrl } = options;
  ends.push(
    followJourney({ moves, runtime, view: window }),
    tellVitals({ target, remote, assetBaseUrl, shownAt, options, runtime }),
  );
  if (options.environment === 'test') ends.push(showTestMode(target, surface, options, bundle()));
  return end;
}
