import { HttpError } from '../http/errors.ts';
import { NetworkFault } from '../http/network.ts';
import type { ChatFault, ChatFaultPoint, ChatFaults } from './faults.ts';
import type { ServerSocket, SocketData } from './sockets.ts';
import type { Waits } from './waits.ts';

/** What a socket was sent, as `GET /chat/{id}` shows it. */
export interface LineRecord {
  protocol: string;
  openedAt: number;
  closedAt: number | null;
  sent: { at: number; data: string }[];
}

const KEPT = 1000;
/** For how long one is kept that the next is to overtake, where no other comes. */
const OVERTAKEN_MS = 1000;
const GARBAGE = '{"v":1,"type":"mess';

const textOf = (data: SocketData) => (typeof data === 'string' ? data : Buffer.from(data).toString());

interface Exchange {
  on: ChatFaultPoint;
  /** @returns what is answered */
  act(): Promise<SocketData | undefined> | SocketData | undefined;
  refuse(status: number): SocketData | undefined;
  /** What follows the answer, also where that is lost. */
  after?(): void;
}

interface Parts {
  faults: ChatFaults;
  now(): number;
  waits: Waits;
}

/**
 * Sockets of conversations, with what is to go wrong on them. A protocol says what it does and what it answers; whether that
 * arrives, late, twice, after the next one or not at all, is decided here for all protocols.
 */
export function createLines({ faults, now, waits: { later, passed } }: Parts) {
  const records = new Map<string, LineRecord[]>();

  function open(socket: ServerSocket, protocol: string) {
    const record: LineRecord = { protocol, openedAt: now(), closedAt: null, sent: [] };
    let id: string | undefined;
    /** Nothing comes in at the page; nothing that it sends arrives. */
    let isDeaf = false;
    let isMute = false;
    const overtaken = new Map<ChatFaultPoint, () => void>();
    socket.onClose(() => {
      record.closedAt = now();
    });

    const take = (on: ChatFaultPoint) => (id === undefined ? undefined : faults.take(id, on));

    function out(data: SocketData | undefined): void {
      if (data === undefined || isDeaf || record.closedAt !== null) return;
      record.sent.push({ at: now(), data: textOf(data) });
      if (record.sent.length > KEPT) record.sent.shift();
      socket.send(data);
    }

    /** Does it after the next one of its kind, or soon. */
    function afterNext(on: ChatFaultPoint, work: () => void): void {
      const stop = later(OVERTAKEN_MS, () => overtaken.get(on)?.());
      overtaken.set(on, () => {
        stop();
        overtaken.delete(on);
        work();
      });
    }

    async function exchange(
      { on, act, refuse, after }: Exchange,
      fault: Readonly<ChatFault> | undefined,
    ): Promise<void> {
      const exchanged = async () => {
        out(await act());
        after?.();
      };
      const acted = async () => {
        await act();
        after?.();
      };
      const meet: Record<ChatFault['kind'], () => unknown> = {
        'drop-request': () => {},
        'drop-answer': acted,
        delay: () => later(fault?.delayMs ?? 0, () => void exchanged()),
        async duplicate() {
          await exchanged();
          await exchanged();
        },
        reorder: () => afterNext(on, () => void exchanged()),
        close: () => socket.terminate(),
        'half-open-in'() {
          isDeaf = true;
          return acted();
        },
        'half-open-out'() {
          isMute = true;
          // What the page is told still comes.
          return on === 'event' ? exchanged() : undefined;
        },
        async garbage() {
          await act();
          out(GARBAGE);
          after?.();
        },
        status: () => out(refuse(fault?.status ?? 500)),
      };
      const before = fault?.kind === 'reorder' ? undefined : overtaken.get(on);
      await (fault ? meet[fault.kind]() : exchanged());
      before?.();
    }

    return {
      /** Known once its first frame says so. */
      belongsTo(conversationId: string): void {
        if (id === conversationId) return;
        id = conversationId;
        records.set(id, [...(records.get(id) ?? []), record]);
      },
      /** Of no conversation any more, and without a fault: what is said to somebody who is turned away. */
      say: out,
      close: (code?: number, reason?: string) => socket.close(code, reason),
      terminate: () => socket.terminate(),
      isOpen: () => record.closedAt === null,
      onClose: socket.onClose,
      /** What the page sends, while it arrives. */
      onMessage(listener: (data: SocketData) => void): void {
        socket.onMessage((data) => {
          if (!isMute) listener(data);
        });
      },
      /** Something that the page asks for. */
      answer: (asked: Exchange): Promise<void> => exchange(asked, take(asked.on)),
      /** Something that the page is told. */
      tell(data: SocketData): void {
        // It has happened, and cannot be refused.
        void exchange({ on: 'event', act: () => data, refuse: () => data }, take('event'));
      },
    };
  }

  return {
    open,
    of: (conversationId: string): readonly LineRecord[] => records.get(conversationId) ?? [],
    /** The same of a call over HTTP. */
    async call<T>(conversationId: string, on: ChatFaultPoint, act: () => Promise<T> | T): Promise<T> {
      const fault = faults.take(conversationId, on);
      const lost = async () => {
        throw new NetworkFault();
      };
      const meet: Record<ChatFault['kind'], () => Promise<T> | T> = {
        'drop-request': lost,
        close: lost,
        'half-open-out': lost,
        async 'drop-answer'() {
          await act();
          return lost();
        },
        async 'half-open-in'() {
          await act();
          return lost();
        },
        async delay() {
          await passed(fault?.delayMs ?? 0);
          return act();
        },
        async reorder() {
          await passed(OVERTAKEN_MS);
          return act();
        },
        async duplicate() {
          await act();
          return act();
        },
        async garbage() {
          await act();
          throw new HttpError(200, {});
        },
        async status() {
          throw new HttpError(fault?.status ?? 500, {});
        },
      };
      return fault ? meet[fault.kind]() : act();
    },
    clear: () => records.clear(),
  };
}
export type Lines = ReturnType<typeof createLines>;
export type Line = ReturnType<Lines['open']>;
