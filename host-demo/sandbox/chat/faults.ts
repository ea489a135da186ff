/** Where in a conversation something can go wrong. */
export const CHAT_FAULT_POINTS = ['send', 'event', 'page', 'connect', 'ping', 'upload', 'token'] as const;
export type ChatFaultPoint = (typeof CHAT_FAULT_POINTS)[number];

/**
 * What goes wrong there. `drop-request`: it never arrives. `drop-answer`: the server acts and its answer is lost. `reorder`:
 * the next one overtakes it. `close`: the connection ends. `half-open-in`: the connection stays, and nothing comes in at the
 * page any more; `half-open-out`: nothing that the page sends arrives. `garbage`: an answer that cannot be read. `status`: it
 * is refused.
 */
export const CHAT_FAULT_KINDS = [
  'drop-request',
  'drop-answer',
  'delay',
  'duplicate',
  'reorder',
  'close',
  'half-open-in',
  'half-open-out',
  'garbage',
  'status',
] as const;
export type ChatFaultKind = (typeof CHAT_FAULT_KINDS)[number];

export interface ChatFault {
  on: ChatFaultPoint;
  kind: ChatFaultKind;
  /** How many it still meets. */
  times: number;
  /** How many still go through before. */
  afterN: number;
  /** With `delay`. */
  delayMs: number;
  /** With `status`. */
  status: number;
}

export type ChatFaultInput = Pick<ChatFault, 'on' | 'kind'> & Partial<ChatFault>;

const DEFAULTS = { times: 1, afterN: 0, delayMs: 5000, status: 500 };

/** What is to go wrong in conversations; every protocol asks at each point, and does what it is told. */
export function createChatFaults() {
  const faults = new Map<string, ChatFault[]>();
  return {
    add(conversationId: string, fault: ChatFaultInput): ChatFault {
      const added = { ...DEFAULTS, ...fault };
      faults.set(conversationId, [...(faults.get(conversationId) ?? []), added]);
      return added;
    },
    list: (conversationId: string): readonly ChatFault[] => faults.get(conversationId) ?? [],
    /** The first that meets this one, counted down. */
    take(conversationId: string, on: ChatFaultPoint): Readonly<ChatFault> | undefined {
      const all = faults.get(conversationId) ?? [];
      const fault = all.find((row) => row.on === on);
      if (!fault) return undefined;
      if (fault.afterN > 0) {
        fault.afterN -= 1;
        return undefined;
      }
      fault.times -= 1;
      if (fault.times <= 0)
        faults.set(
          conversationId,
          all.filter((row) => row !== fault),
        );
      return fault;
    },
    clear(conversationId?: string) {
      if (conversationId === undefined) faults.clear();
      else faults.delete(conversationId);
    },
  };
}
export type ChatFaults = ReturnType<typeof createChatFaults>;
