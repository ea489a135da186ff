/** The address of a visit's replay goes to nobody but its vendor. */
const VENDOR = /^(?:.+\.)?fullstory\.com$/;

interface Recorder {
  (command: 'getSession'): unknown;
  getCurrentSessionURL?(): unknown;
}

/**
 * Where the visit can be replayed, if the page around has it recorded by FullStory: by its browser API, version 2, or the
 * older method. Nothing is recorded by us.
 */
export function replayLink(view: Window): string | undefined {
  const page = view as unknown as Record<string, unknown>;
  const recorder = page[String(page._fs_namespace ?? 'FS')] as Recorder | undefined;
  try {
    const link = recorder?.getCurrentSessionURL?.() ?? recorder?.('getSession');
    if (typeof link !== 'string') return undefined;
    const { protocol, hostname } = new URL(link);
    return protocol === 'https:' && VENDOR.test(hostname) ? link : undefined;
  } catch {
    // Another script's, or not ready.
    return undefined;
  }
}
