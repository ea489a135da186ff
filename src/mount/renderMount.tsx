import { createRoot } from 'react-dom/client';
import type { BrandBundle } from '#src/brand/bundle.ts';
import { loginSite } from '#src/brand/loginSite.ts';
import { isRouted } from '#src/domain/remotes.js';
import { PageTitleContext } from '#src/features/screens/pageTitle.ts';
import type { HelocEvent } from '#src/platform/events.ts';
import type { HostToken } from '#src/platform/hostToken.ts';
import { FormErrorStateContext } from '#src/ui/form/formContext.ts';
import type { Reveal } from './early/Reveal.ts';
import { followFocus } from './followFocus.ts';
import { followMoves } from './followMoves.ts';
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
  /** Notifies of a new bundle. */
  subscribe(listener: () => void): () => void;
  host: HostToken | undefined;
  reveal: Reveal;
  /** Gives back what was taken from the page, the last first, also when rendering fails half-way. */
  onCleanUp(cleanup: () => void): void;
  onEvent(event: HelocEvent): void;
  onCrash(error: unknown): void;
}

export interface Rendered {
  readonly surface: Surface;
  readonly look: PageAppearance;
}

/** Takes what a mount needs of the page, and renders the remote there. Throws `MountError` where the page forbids it. */
export function renderMount({
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
  onCrash,
}: RenderInput): Rendered {
  const { history, basePath, isolation, nonce, documentTitle } = options();
  const first = bundle();
  const routed = isRouted(remote.name);
  const ownsHistory = routed && history === 'browser';
  if (ownsHistory) onCleanUp(claimHistory(basePath));

  const { isMain: mayBeMain, needsSkipLink } = landmarksFor(target);
  const isMain = mayBeMain && routed;
  const surface = createSurface(target, { mountId, isolation, nonce, hidden: reveal.isCovered });
  if (!surface)
    throw new MountError(
      'style-nonce-missing',
      "The page's policy blocks our styles: pass its style-src nonce as the option `nonce`",
    );
  if (isMain) {
    onCleanUp(claimMain());
    surface.container.role = 'main';
  }
  addSurface(surface.host);
  reveal.begin(surface);
  onCleanUp(surface.remove);
  onCleanUp(followMoves(surface.container));
  const reporter = createReporter({ mountId, options });
  onCleanUp(captureOwnErrors(window, reporter));
  followFocus(surface, reporter);
  const look = acquirePageAppearance(target.ownerDocument, first, documentTitle ?? ownsHistory);
  onCleanUp(look.release);

  // What has no pages is left out without a word.
  const failWith = (error: MountError) => routed && onCrash(error);
  const sessions = createSessions({
    mountId,
    reporter,
    remote: remote.name,
    start: remote.start,
    options,
    org: () => bundle().brand.canonicalOrgCode,
    site: () => loginSite(bundle().brand),
    flagDefaults: () => bundle().brand.flags,
    servicePaths: () => bundle().brand.servicePaths,
    target,
    root: surface.container,
    needsSkipLink,
    view: window,
    onEvent,
    onOriginRefused: () =>
      failWith(
        new MountError(
          'origin-refused',
          `The API at ${options().apiBaseUrl} does not answer pages of the origin ${window.origin}`,
        ),
      ),
    onCopy: (url) =>
      failWith(
        new MountError(
          'answer-not-fresh',
          `A service worker of the page answers for the API with copies: ${url}`,
        ),
      ),
    host,
    hasPages: remote.Closed !== undefined,
  });
  // Closed after the tree is unmounted, as fields that are removed may still send their last draft.
  onCleanUp(sessions.close);
  // Another organisation may have other flags.
  onCleanUp(subscribe(() => void sessions.get().runtime.flags.refresh()));
  for (const problem of first.problems) sessions.get().runtime.reporter.warn(problem);
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
  return { surface, look };
}
