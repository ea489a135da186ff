/** The address of a visit's replay is sent only to its vendor and the API. */
const VENDOR = /^(?:.+\.)?fullstory\.com$/;
const SESSION_ID = /^[\w:%.-]{1,200}$/;

interface Observer {
  disconnect?(): void;
}
interface Recorder {
  (command: 'getSession', as?: { format: 'id' }): unknown;
  (command: 'observe', of: { type: 'start'; callback: () => void }): Observer | undefined;
  getCurrentSessionURL?(): unknown;
  getCurrentSession?(): unknown;
}

function recorderOf(view: object): Recorder | undefined {
  const page = view as Readonly<Record<string, unknown>>;
  return page[String(page._fs_namespace ?? 'FS')] as Recorder | undefined;
}

/** The answer of the recorder; none if another script has its name, or if it is not ready. */
function answerOf<Answer>(ask: () => Answer): Answer | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}

const textOf = (ask: () => unknown) => {
  const answer = answerOf(ask);
  return typeof answer === 'string' ? answer : undefined;
};

function isVendors(link: string): boolean {
  if (!URL.canParse(link)) return false;
  const { protocol, hostname } = new URL(link);
  return protocol === 'https:' && VENDOR.test(hostname);
}

/**
 * Where the visit can be replayed, if the page around has it recorded by FullStory: by its browser API, version 2, or the
 * older methods. Nothing is recorded by us.
 *
 * @param view the window.
 */
export function replayLink(view: object): string | undefined {
  const recorder = recorderOf(view);
  const link = textOf(() => recorder?.getCurrentSessionURL?.() ?? recorder?.('getSession'));
  return link !== undefined && isVendors(link) ? link : undefined;
}

/**
 * Tells when a recording starts, where the recorder can say so: before that it has no link. The page's own `_fs_ready` is the
 * page's.
 *
 * @returns ends it
 */
export function onRecording(view: object, callback: () => void): () => void {
  const recorder = recorderOf(view);
  const observer = answerOf(() =>
    typeof recorder === 'function' ? recorder('observe', { type: 'start', callback }) : undefined,
  );
  return () => answerOf(() => observer?.disconnect?.());
}

/** Headers that the calls of a recorded visit carry (docs/rules.md#telemetry). */
export function replayHeaders(view: object): Record<string, string> {
  const url = replayLink(view);
  if (url === undefined) return {};
  const recorder = recorderOf(view);
  const id = textOf(() => recorder?.getCurrentSession?.() ?? recorder?.('getSession', { format: 'id' }));
  return {
    'X-Session-Replay-Url': new URL(url).href,
    ...(id !== undefined && SESSION_ID.test(id) ? { 'X-Session-Replay-Id': id } : {}),
  };
}
