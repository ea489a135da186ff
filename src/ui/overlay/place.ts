import { autoUpdate, computePosition, flip, offset, type Placement, shift, size } from '@floating-ui/dom';

/** How near to an edge of the window a panel may come, in pixels. */
const EDGE = 8;

/**
 * Keeps `panel` beside `anchor` while the page scrolls or changes: on the other side, or moved along, where there is no
 * room, and no higher than the room that there is.
 *
 * @returns ends it
 */
export function place(
  anchor: Element,
  panel: HTMLElement,
  placement: Placement,
  distance: number,
): () => void {
  const { style } = panel;
  return autoUpdate(anchor, panel, async () => {
    const { x, y } = await computePosition(anchor, panel, {
      strategy: 'fixed',
      placement,
      middleware: [
        offset(distance),
        flip({ padding: EDGE }),
        shift({ padding: EDGE }),
        size({
          padding: EDGE,
          apply: ({ availableHeight }) => {
            style.maxBlockSize = `${Math.max(availableHeight, 0)}px`;
          },
        }),
      ],
    });
    style.translate = `${x}px ${y}px`;
    style.opacity = '1';
  });
}
