import type { StreamChat } from 'stream-chat';

type Connection = NonNullable<StreamChat['wsConnection']>;
export type Socket = NonNullable<Connection['ws']>;

/** The client throws at what it cannot read, also while it connects. */
function readable(socket: Socket, onUnreadable: () => void): void {
  Object.defineProperty(socket, 'onmessage', {
    configurable: true,
    get: () => null,
    set(hear: NonNullable<Socket['onmessage']>) {
      // From here on it is the socket's own again.
      Reflect.deleteProperty(socket, 'onmessage');
      socket.onmessage = (event) => {
        if (isJson(event.data)) hear.call(socket, event);
        else onUnreadable();
      };
    },
  });
}

interface Ends {
  onUnreadable(): void;
  onClose(socket: Socket): void;
}

/** When it is refused a token it may open two at once, and in a browser it forgets a dead one without closing it. */
export function holdToOneSocket(connection: Connection, { onUnreadable, onClose }: Ends): void {
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
      if (!next) return;
      readable(next, onUnreadable);
      next.addEventListener('close', () => onClose(next));
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
