import type { SentNotification } from '#src/api/contract/notifications.ts';
import { byNewest, createdAt, isUnread, UNREAD } from '#src/domain/notifications/notifications.ts';
import type { SandboxClock } from './clock.ts';
import { notFound } from './http/errors.ts';
import type { Store } from './store.ts';

/** As it is sent, by a key of its own: tests send some with one uuid, and some without. */
interface Entry {
  key: string;
  item: SentNotification;
}

const MINUTE_MS = 60_000;

/** More than these repeat. */
const SAMPLES = [
  ['Your offer is ready', 'See the rate and the amount that we can offer you.', 'See your offer'],
  ['We need one more document', 'Send us a page of your bank statement.', 'Send the document'],
  ['Your home was valued', 'We have the estimate that your line is based on.', 'See the estimate'],
  ['Confirm your income', 'It takes about two minutes.', 'Confirm your income'],
] as const;

export function createNotifications({
  store,
  clock,
  newId,
}: {
  store: Store;
  clock: SandboxClock;
  newId: () => string;
}) {
  /** In the order in which they came. */
  const read = (identity: string) => store.find<Entry>('notification', identity);
  const write = (identity: string, entry: Entry) => store.put('notification', entry.key, identity, entry);
  /** Those of an account, and those that are everybody's; without one, all of them. */
  const readOf = async (identity: string, account?: string) =>
    (await read(identity)).filter(
      ({ item: { walletAddress } }) =>
        account === undefined || !walletAddress || walletAddress.toLowerCase() === account.toLowerCase(),
    );
  const unreadOf = (entries: readonly Entry[]) =>
    new Set(entries.filter(({ item }) => isUnread(item)).map(({ item }) => item.uuid)).size;

  /** Sets to read what is meant. @returns how many are not */
  async function setRead(
    identity: string,
    account: string | undefined,
    isMeant: (item: SentNotification) => boolean,
  ): Promise<number> {
    for (const { key, item } of await readOf(identity, account))
      if (isUnread(item) && isMeant(item)) await write(identity, { key, item: { ...item, status: 'READ' } });
    return unreadOf(await readOf(identity, account));
  }

  function sample(place: number, age: number): SentNotification {
    const [title, description, cta] = SAMPLES[place % SAMPLES.length] ?? SAMPLES[0];
    return {
      uuid: newId(),
      title,
      description,
      created: new Date(clock.now() - age * 90 * MINUTE_MS).toISOString(),
      status: UNREAD,
      ctas: [{ title: cta, redirectPath: '/dashboard' }],
      walletAddress: null,
    };
  }

  return {
    /** So many samples, or what is given over a sample each: a field that is null stays null. */
    async add(
      identity: string,
      given: number | readonly Partial<SentNotification>[],
      walletAddress: string | null = null,
    ) {
      const { length } = await read(identity);
      const items = typeof given === 'number' ? Array.from({ length: given }, () => ({})) : given;
      const added = items.map((item, age) => ({ ...sample(length + age, age), walletAddress, ...item }));
      for (const item of added) await write(identity, { key: newId(), item });
      return added.map(({ uuid }) => uuid);
    },
    /** All of a person's, or those about one account. */
    async remove(identity: string, walletAddress?: string) {
      for (const { key, item } of await read(identity))
        if (walletAddress === undefined || item.walletAddress === walletAddress)
          await store.remove('notification', key);
    },
    async page(
      identity: string,
      { limit = 20, before, principal }: { limit?: number; before?: string; principal?: string },
    ) {
      const entries = await readOf(identity, principal);
      const sorted = entries.toSorted((a, b) => byNewest(a.item, b.item));
      const start = before === undefined ? 0 : sorted.findIndex(({ key }) => key === before) + 1;
      const shown = sorted.slice(start, start + limit);
      return {
        notifications: shown.map(({ item }) => item),
        unread: unreadOf(entries),
        next: start + limit < sorted.length ? (shown.at(-1)?.key ?? null) : null,
      };
    },
    async readOne(identity: string, uuid: string, account?: string) {
      if (!(await read(identity)).some(({ item }) => item.uuid === uuid))
        throw notFound('Notification not found');
      return setRead(identity, account, (item) => item.uuid === uuid);
    },
    readUntil(identity: string, until: number, account?: string) {
      return setRead(identity, account, (item) => (createdAt(item) ?? Number.POSITIVE_INFINITY) <= until);
    },
  };
}
export type Notifications = ReturnType<typeof createNotifications>;
