import type { Placement } from '@floating-ui/dom';

/** Beside its anchor, within the window: where what places it better could not be loaded. */
function placeSimply(anchor: Element, panel: HTMLElement, _: Placement, distance: number): () => void {
  const { left, bottom } = anchor.getBoundingClientRect();
  const room = anchor.ownerDocument.documentElement.clientWidth - panel.offsetWidth;
  panel.style.translate = `${Math.max(0, Math.min(left, room))}px ${bottom + distance}px`;
  panel.style.opacity = '1';
  return () => {};
}

type Place = typeof placeSimply;

let loaded: Place | undefined;

const load = () =>
  import(/* webpackChunkName: "panels" */ './place.ts').then(({ place }): Place => {
    loaded = place;
    return place;
  });

/** Who comes near to a button is likely to press it. */
export const prepareToPlace = (): void => void load().catch(() => {});

/**
 * Keeps a panel that is not seen yet (`opacity: 0`) beside its anchor, and shows it there: in the same frame, once what finds the
 * place is loaded.
 *
 * @param distance between the two, in pixels
 * @returns ends it
 */
export function keepPlaced(
  anchor: Element,
  panel: HTMLElement,
  placement: Placement,
  distance: number,
): () => void {
  let isOver = false;
  let end = () => {};
  const start = (place: Place) => {
    if (!isOver) end = place(anchor, panel, placement, distance);
  };
  if (loaded) start(loaded);
  else
    void load()
      .catch(() => placeSimply)
      .then(start);
  return () => {
    isOver = true;
    end();
    panel.style.opacity = '';
  };
}
