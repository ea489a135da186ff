/** What the banners of a page agree on. */
export interface Presence {
  /** The mount that shows a banner, by application and uuid. */
  readonly shownBy: ReadonlyMap<string, string>;
  /** What was dismissed on this page, also where nothing can be stored: by uuid, the version that it had. */
  readonly dismissed: ReadonlyMap<string, string>;
}

/** Page-wide, because each remote carries its own copy of this module. */
interface Page {
  now: Presence;
  listeners: Set<() => void>;
}
const PAGE = Symbol.for('heloc.banners');

function page(): Page {
  const global = globalThis as { [PAGE]?: Page };
  global[PAGE] ??= { now: { shownBy: new Map(), dismissed: new Map() }, listeners: new Set() };
  return global[PAGE];
}

function change(to: Partial<Presence>): void {
  page().now = { ...page().now, ...to };
  for (const listener of page().listeners) listener();
}

/** Another one after each change. */
export const presenceNow = (): Presence => page().now;

export function subscribePresence(listener: () => void): () => void {
  const { listeners } = page();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const keyOf = (app: string, uuid: string) => `${app} ${uuid}`;

/** The mount that shows a banner for an application, if one does. */
export const ownerOf = ({ shownBy }: Presence, app: string, uuid: string): string | undefined =>
  shownBy.get(keyOf(app, uuid));

/** Takes those that nobody shows for this mount. @returns gives them back */
export function claim(mountId: string, app: string, uuids: readonly string[]): () => void {
  const keys = uuids.map((uuid) => keyOf(app, uuid)).filter((key) => !page().now.shownBy.has(key));
  if (keys.length === 0) return () => {};
  change({ shownBy: new Map([...page().now.shownBy, ...keys.map((key) => [key, mountId] as const)]) });
  return () => change({ shownBy: new Map([...page().now.shownBy].filter(([key]) => !keys.includes(key))) });
}

interface Dismissed {
  uuid: string;
  version: string;
}

/** Whether a banner was dismissed on this page as it is now. */
export const isDismissedHere = ({ dismissed }: Presence, { uuid, version }: Dismissed): boolean =>
  dismissed.get(uuid) === version;

export const dismissHere = ({ uuid, version }: Dismissed): void =>
  change({ dismissed: new Map([...page().now.dismissed, [uuid, version]]) });
