interface Box {
  top: number;
  bottom: number;
}

/** More than this of what a person looks at must not move by what comes later (docs/rules.md#announcements). */
export const MAX_SHIFT = 0.02;

/**
 * How much an application would move if something of a height came in above it: the part of the window that it covers
 * times how far it moves, as the browser's measure of layout shift has it. What is above the window moves nothing in it:
 * browsers keep what is read in its place.
 */
export function shiftOf(
  height: number,
  place: Box,
  app: Box,
  view: { innerWidth: number; innerHeight: number },
): number {
  if (place.bottom < 0) return 0;
  const top = Math.max(app.top, 0);
  const bottom = Math.min(app.bottom + height, view.innerHeight);
  const covered = Math.max(bottom - top, 0) / view.innerHeight;
  return covered * (height / Math.max(view.innerWidth, view.innerHeight));
}
