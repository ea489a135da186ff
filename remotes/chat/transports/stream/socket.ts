import type { StreamChat } from 'stream-chat';

type Connection = NonNullable<StreamChat['wsConnection']>;
export type Socket = NonNullable<Connection['ws']>;

const attended = new WeakSet<Socket>();

/** The client throws at what it cannot read. */
export function attend(connection: Connection | null, onUnreadable: () => void): void {
  const socket = connection?.ws;
  if (!socket || attended.has(socket)) return;
  attended.add(socket);
  const { onmessage: hear } = socket;
  socket.onmessage = (event) => {
    if (isJson(event.data)) hear?.call(socket, event);
    else onUnreadable();
  };
}

/** When it is refused a token it may open two at once, and in a browser it forgets a dead one without closing it. */
export function holdToOneSocket(connection: Connection, onClose: (socket: Socket) => void): void {
  let current: Socket | undefined;
  Object.defineProperty(connection, 'ws', {
    configurable: true,
    get: () => current,
    set(next: Socket | undefined) {
      if (current && current !== next) {
        Object.assign(current, { onopen: null, onmessage: null, onerror: null, onclose: null });
        current.close();
      }
      current = next;
      next?.addEventListener('close', () => onClose(next));
    },
  });
}

function isJson(data: unknown): boolean {
  try {
    JSON.parse(String(data));
    return true;
  } catch {
    return false;
  }
}
