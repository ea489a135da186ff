/** What of a page outlives it is limited to 64 kB and some requests at a time; the page around has a share, too. */
const MAX = { bytes: 60_000, requests: 9 };
const IN_FLIGHT = Symbol.for('heloc.keepalive');

/** Page-wide, because each remote carries its own copy of this module, and each mount a client. */
function inFlight(): { bytes: number; requests: number } {
  const page = globalThis as { [IN_FLIGHT]?: { bytes: number; requests: number } };
  page[IN_FLIGHT] ??= { bytes: 0, requests: 0 };
  return page[IN_FLIGHT];
}

/**
 * Takes the room that a request needs to outlive the page. @returns gives it back; `undefined` where there is none: the browser would
 * refuse such a request, so it is sent like any other
 */
export function reserveOutliving(bytes: number): (() => void) | undefined {
  const now = inFlight();
  if (now.bytes + bytes >= MAX.bytes || now.requests >= MAX.requests) return undefined;
  now.bytes += bytes;
  now.requests += 1;
  return () => {
    now.bytes -= bytes;
    now.requests -= 1;
  };
}
