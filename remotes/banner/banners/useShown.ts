import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isRouted, REMOTES } from '#src/domain/remotes.js';
import { useRuntime } from '#src/platform/runtime.ts';
import type { Banner } from './isBannerList.ts';
import { claim } from './presence.ts';
import { MAX_SHIFT, shiftOf } from './shift.ts';
import type { Banners } from './useBanners.ts';

const NONE: readonly Banner[] = [];
/** The applications on a page, and a first step that is there before them; chat takes no room. */
const APPLICATIONS =
  '[data-heloc-mount]:not([data-heloc-mount^=heloc-chat],[data-heloc-mount^=heloc-banner])';
const READY = REMOTES.filter(isRouted).map((remote) => `heloc:ready:${remote}`);

export interface Shown {
  shown: readonly Banner[];
  /** What may come in once it is known how high it is. */
  measured: readonly Banner[];
  /** Around all of it. */
  place: RefObject<HTMLDivElement | null>;
  /** Of what is measured. */
  measure: RefObject<HTMLDivElement | null>;
}

/**
 * What is shown of the list that was read. One that brings in others waits for the next step of an application that it would
 * move (docs/rules.md#announcements).
 */
export function useShown({ list, select, app }: Banners): Shown {
  const { mountId, root, telemetry } = useRuntime();
  const [admitted, admit] = useState(NONE);
  const shown = select(admitted);
  const coming = list === admitted ? NONE : select(list);
  const measured = coming.some(({ uuid }) => shown.every((other) => other.uuid !== uuid)) ? coming : NONE;
  const place = useRef<HTMLDivElement>(null);
  const measure = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (list === admitted) return undefined;
    const page = root.ownerDocument;
    const own = hostOf(root);
    if (!measure.current || !place.current || shiftBelow(own, place.current, measure.current) <= MAX_SHIFT) {
      admit(list);
      return undefined;
    }
    const moved = ({ target }: Event) => {
      // The first step of an application is what it would move.
      if ((target as Element).contains(own) || !isReady()) return;
      admit(list);
    };
    page.addEventListener('heloc:step', moved);
    return () => page.removeEventListener('heloc:step', moved);
  }, [list, admitted, root]);

  const uuids = shown.map(({ uuid }) => uuid).join(' ');
  useLayoutEffect(() => claim(mountId, app, uuids ? uuids.split(' ') : []), [mountId, app, uuids]);
  const told = useRef(new Set<string>());
  useEffect(() => {
    for (const bannerUuid of uuids ? uuids.split(' ') : []) {
      if (told.current.has(bannerUuid)) continue;
      told.current.add(bannerUuid);
      telemetry.track('heloc_banner_shown', { bannerUuid });
    }
  }, [uuids, telemetry]);
  return { shown, measured, place, measure };
}

/** What of a mount is in the page's own tree. */
export function hostOf(root: HTMLElement): Element {
  const tree = root.getRootNode();
  return tree instanceof ShadowRoot ? tree.host : root;
}

const isReady = () => READY.some((name) => performance.getEntriesByName(name).length > 0);

/** What the page keeps free for it. */
function roomAround(own: Element): number {
  const target = own.parentElement;
  if (target?.childElementCount !== 1) return 0;
  return target.getBoundingClientRect().height - own.getBoundingClientRect().height;
}

/** How much the application that is moved most would be moved. */
function shiftBelow(own: Element, place: Element, measured: HTMLElement): number {
  const page = own.ownerDocument;
  const view = page.defaultView;
  if (!view) return 0;
  const at = place.getBoundingClientRect();
  const height = measured.getBoundingClientRect().height - at.height - roomAround(own);
  const shifts = [...page.querySelectorAll(APPLICATIONS)]
    .filter((other) => own.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
    .map((other) => shiftOf(Math.max(height, 0), at, other.getBoundingClientRect(), view));
  return Math.max(0, ...shifts);
}
