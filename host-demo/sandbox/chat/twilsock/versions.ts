/** A change of an entry: `data` is null where it was removed. */
export interface Change {
  /** Grows with each change of the object, and is what a client asks to be told from. */
  eventId: number;
  key: string;
  data: object | null;
  isNew: boolean;
}

/** Entries by key, each with the number of its last change: what happened since a number can be told again. */
export function createVersions(nextEventId: () => number) {
  const entries = new Map<string, Change>();
  return {
    /** @returns what that changed */
    become(next: ReadonlyMap<string, object>): Change[] {
      const changes: Change[] = [];
      const keys = new Set([...entries.keys(), ...next.keys()]);
      for (const key of keys) {
        const before = entries.get(key)?.data ?? null;
        const data = next.get(key) ?? null;
        if (JSON.stringify(before) === JSON.stringify(data)) continue;
        const change = { eventId: nextEventId(), key, data, isNew: before === null };
        entries.set(key, change);
        changes.push(change);
      }
      return changes;
    },
    all: (): Change[] => [...entries.values()].filter(({ data }) => data !== null),
    since: (eventId: number): Change[] =>
      [...entries.values()]
        .filter((change) => change.eventId > eventId)
        .sort((left, right) => left.eventId - right.eventId),
    lastEventId: (): number => Math.max(0, ...[...entries.values()].map(({ eventId }) => eventId)),
  };
}
