import type { Callers } from '../http/callers.ts';

export type SocketData = string | Uint8Array;

/** The server's end of a websocket, over the network or in process. */
export interface ServerSocket {
  send(data: SocketData): void;
  close(code?: number, reason?: string): void;
  /** Without a word, as a connection that breaks. */
  terminate(): void;
  onMessage(listener: (data: SocketData) => void): void;
  onClose(listener: () => void): void;
}

export interface SocketRequest {
  path: string;
  query: URLSearchParams;
  host: string;
  /** Every page of a browser has one; a client that is no browser may have none. */
  origin: string | undefined;
}

/** What answers at a path, once a connection is there. */
export type Upgrade = (socket: ServerSocket, request: SocketRequest) => void;
/** By path. */
export type Upgrades = Readonly<Record<string, Upgrade>>;

/** Every websocket of the sandbox: who may open one is decided as for any other request (docs/decisions/0016-the-sandbox-is-private.md). */
export function createSockets(upgrades: Upgrades, { isHost, isOrigin }: Callers) {
  const open = new Set<ServerSocket>();

  function refusal({ host, origin, path }: SocketRequest): number | undefined {
    if (!isHost(host)) return 421;
    if (!Object.hasOwn(upgrades, path)) return 404;
    if (origin !== undefined && !isOrigin(origin, path)) return 403;
    return undefined;
  }

  return {
    /** The status of an HTTP answer in place of a connection; nothing where it may be had. */
    refusal,
    accept(socket: ServerSocket, request: SocketRequest): void {
      open.add(socket);
      socket.onClose(() => open.delete(socket));
      upgrades[request.path]?.(socket, request);
    },
    /** Breaks all of them, as a server does that starts again. */
    cut(): void {
      for (const socket of [...open]) socket.terminate();
    },
  };
}
export type Sockets = ReturnType<typeof createSockets>;
