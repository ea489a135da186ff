import { createRoot } from 'react-dom/client';
import type { BrandBundle } from '#src/brand/bundle.ts';
import { loginSite } from '#src/brand/loginSite.ts';
import { isRouted } from '#src/domain/remotes.js';
import { PageTitleContext } from '#src/features/screens/pageTitle.ts';
import type { ErrorCode } from '#src/platform/errorCodes.ts';
import type { HelocEvent } from '#src/platform/events.ts';
import type { HostToken } from '#src/platform/hostToken.ts';
import type { Runtime } from '#src/platform/runtime.ts';
import { FormErrorStateContext } from '#src/ui/form/formContext.ts';
import { MASKED } from '#src/ui/primitives/masks.ts';
import { afterFrame } from './afterFrame.ts';
import type { Reveal } from './early/Reveal.ts';
import { followFocus } from './followFocus.ts';
import type { Moves } from './followJourney.ts';
import { followMoves } from './followMoves.ts';
import { keepAttributes } from './keepAttributes.ts';
import { claimMain, landmarksFor } from './landmarks.ts';
import { MountTree } from './MountTree.tsx';
import { captureOwnErrors } from './monitoring/captureOwnErrors.ts';
import { createReporter } from './monitoring/createReporter.ts';
import { MountError, type ResolvedOptions } from './options.ts';
import { addSurface, claimHistory } from './page.ts';
import { acquirePageAppearance, type PageAppearance } from './pageAppearance.ts';
import type { RemoteDefinition } from './remote.ts';
import { createSessions } from './sessions.ts';
import { createSurface, type Surface } from './surface.ts';

export interface RenderInput {
  remote: RemoteDefinition;
  target: Element;
  mountId: string;
  /** As they are now: an update changes them. */
  options(): ResolvedOptions;
  bundle(): BrandBundle;
  /** Notifies of a new bundle, and of another consent to the telemetry. */
  subscribe(listener: () => void): () => void;
  host: HostToken | undefined;
  reveal: Reveal;
  /** Gives back what was taken from the page, the last first, also when rendering fails half-way. */
  onCleanUp(cleanup: () => void): void;
  onEvent(event: HelocEvent): void;
  /** Takes what the person does. */
  moves: Moves;
  onCrash(error: unknown): void;
}

export interface Rendered {
  readonly surface: Surface;
  readonly look: PageAppearance;
  /** Of the session now. */
  runtime(): Runtime;
}

/** The mount's own element in the target, which is the page's main content where that has none. */
function takePlace({ target, mountId, options, reveal, onCleanUp }: RenderInput, routed: boolean) {
  const { isolation, nonce } = options();
  const { isMain: mayBeMain, needsSkipLink } = landmarksFor(target);
  const surface = createSurface(target, { mountId, isolation, nonce, hidden: reveal.isCovered });
  if (!surface)
    throw new MountError(
      'style-nonce-missing',
      "The page's policy blocks our styles: pass its style-src nonce as the option `nonce`",
    );
  if (mayBeMain && routed) {
    onCleanUp(claimMain());
    surface.container.role = 'main';
  }
  for (const [name, value] of Object.entries(MASKED)) surface.container.setAttribute(name, value);
  addSurface(surface.host);
  reveal.begin(surface);
  onCleanUp(surface.remove);
  onCleanUp(keepAttributes(surface.host, surface.container));
  onCleanUp(followMoves(surface.container));
  return { surface, needsSkipLink };
}

/** Failures of the API that are the page's to mend. What has no pages is left out without a word. */
const failuresOf = ({ remote, options, onCrash }: RenderInput) => {
  const fail = (code: ErrorCode, message: string) =>
    isRouted(remote.name) && onCrash(new MountError(code, message));
  return {
    onOriginRefused: () =>
      fail(
        'origin-refused',
        `The API at ${options().apiBaseUrl} does not answer pages of the origin ${window.origin}`,
      ),
    onCopy: (url: string) =>
      fail('answer-not-fresh', `A service worker of the page answers for the API with copies: ${url}`),
  };
};

/** Takes what a mount needs of the page, and renders the remote there. Throws `MountError` where the page forbids it. */
export function renderMount(input: RenderInput): Rendered {
  const {
    remote,
    target,
    mountId,
    options,
    bundle,
    subscribe,
    host,
    reveal,
    onCleanUp,
    onEvent,
    moves,
    onCrash,
  } = input;
  const { history, basePath, documentTitle } = options();
  const first = bundle();
  const routed = isRouted(remote.name);
  const ownsHistory = routed && history === 'browser';
  if (ownsHistory) onCleanUp(claimHistory(basePath));

  const { surface, needsSkipLink } = takePlace(input, routed);
  const org = () => bundle().brand.canonicalOrgCode;
  const reporter = createReporter({ mountId, remote: remote.name, org, moves, options });
  onCleanUp(captureOwnErrors(window, reporter));
  followFocus(surface, reporter);
  const look = acquirePageAppearance(target.ownerDocument, first, documentTitle ?? ownsHistory);
  onCleanUp(look.release);

  const sessions = createSessions({
    mountId,
    reporter,
    remote: remote.name,
    start: remote.start,
    options,
    org,
    site: () => loginSite(bundle().brand),
    flagDefaults: () => bundle().brand.flags,
    honoursGpc: () => bundle().brand.privacy?.honourGpc !== false,
    servicePaths: () => bundle().brand.servicePaths,
    target,
    root: surface.container,
    needsSkipLink,
    view: window,
    onEvent,
    onMove: (move) => void moves.push([move, performance.now()]),
    ...failuresOf(input),
    host,
    hasPages: remote.Closed !== undefined,
  });
  // Closed after the tree is unmounted, as fields that are removed may still send their last draft.
  onCleanUp(sessions.close);
  onCleanUp(
    subscribe(() => {
      const { flags, telemetry } = sessions.get().runtime;
      telemetry.settle();
      flags.changeDefaults();
    }),
  );
  // Another organisation may have other flags, as may another tracker id.
  onCleanUp(afterFrame(subscribe)(() => void sessions.get().runtime.flags.refresh()));
  for (const problem of first.problems) sessions.get().runtime.reporter.warn(problem.why, { ...problem });
  const root = createRoot(surface.container, {
    identifierPrefix: `${mountId}-`,
    onUncaughtError: onCrash,
    // The boundary that catches an error reports it.
    onCaughtError: () => {},
  });
  onCleanUp(() => root.unmount());
  const setTitle = (title: string) => {
    look.title.set(title);
    reveal.page();
  };
  root.render(
    <PageTitleContext value={{ ...look.title, set: setTitle }}>
      <FormErrorStateContext value={look.title.setErrorPrefix}>
        <MountTree
          session={sessions}
          bundle={{ get: bundle, subscribe }}
          styles={surface.styles}
          initialPath={sessions.get().runtime.initialPath}
          Closed={remote.Closed}
        >
          <remote.App />
        </MountTree>
      </FormErrorStateContext>
    </PageTitleContext>,
  );
  return { surface, look, runtime: () => sessions.get().runtime };
}
