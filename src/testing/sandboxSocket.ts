import type { ServerSocket, SocketData, Sockets } from '#sandbox/chat/sockets.ts';

interface InProcess {
  sockets: Sockets;
}

const HOST = 'api.test';
const PAGE = 'http://localhost:4400';
const BROKEN = 1006;

/**
 * A `WebSocket` to a sandbox in process, without the network: what the sandbox refuses does not open, what it breaks closes
 * with 1006, and whatever is sent arrives in its order after the code that runs.
 */
export function sandboxSocket({ sockets }: InProcess, origin = PAGE) {
  return class SandboxSocket extends EventTarget {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    static readonly CLOSING = 2;
    static readonly CLOSED = 3;
    readonly CONNECTING = 0;
    readonly OPEN = 1;
    readonly CLOSING = 2;
    readonly CLOSED = 3;
    readonly url: string;
    readonly protocol = '';
    readonly extensions = '';
    readonly bufferedAmount = 0;
    binaryType: BinaryType = 'blob';
    readyState: number = SandboxSocket.CONNECTING;
    onopen: ((event: Event) => void) | null = null;
    onmessage: ((event: MessageEvent) => void) | null = null;
    onclose: ((event: CloseEvent) => void) | null = null;
    onerror: ((event: Event) => void) | null = null;
    private arrive: (data: SocketData) => void = () => {};
    private left: () => void = () => {};

    constructor(url: string | URL) {
      super();
      const address = new URL(url);
      this.url = address.href;
      const request = { path: address.pathname, query: address.searchParams, host: HOST, origin };
      queueMicrotask(() => {
        if (this.readyState !== SandboxSocket.CONNECTING) return;
        if (sockets.refusal(request) !== undefined) {
          this.tell('error', new Event('error'));
          this.end(BROKEN, '');
          return;
        }
        this.readyState = SandboxSocket.OPEN;
        sockets.accept(this.serverEnd(), request);
        this.tell('open', new Event('open'));
      });
    }

    send(data: string | ArrayBuffer | ArrayBufferView): void {
      if (this.readyState === SandboxSocket.CONNECTING) throw new DOMException('', 'InvalidStateError');
      if (this.readyState !== SandboxSocket.OPEN) return;
      const sent =
        typeof data === 'string'
          ? data
          : ArrayBuffer.isView(data)
            ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
            : new Uint8Array(data);
      queueMicrotask(() => this.arrive(sent));
    }

    close(code = 1005, reason = ''): void {
      if (this.readyState >= SandboxSocket.CLOSING) return;
      this.readyState = SandboxSocket.CLOSING;
      queueMicrotask(() => this.end(code, reason));
    }

    private serverEnd(): ServerSocket {
      const leaving: (() => void)[] = [];
      this.left = () => {
        for (const listener of leaving.splice(0)) listener();
      };
      const end = (code: number, reason: string) => queueMicrotask(() => this.end(code, reason));
      return {
        send: (data) => queueMicrotask(() => this.receive(data)),
        close: (code = 1005, reason = '') => end(code, reason),
        terminate: () => end(BROKEN, ''),
        onMessage: (listener) => {
          this.arrive = listener;
        },
        onClose: (listener) => void leaving.push(listener),
      };
    }

    private receive(data: SocketData): void {
      if (this.readyState !== SandboxSocket.OPEN) return;
      // A copy of its own: a `Buffer` is a part of a larger one.
      const bytes = typeof data === 'string' ? data : new Uint8Array(data).buffer;
      this.tell('message', new MessageEvent('message', { data: bytes }));
    }

    private end(code: number, reason: string): void {
      if (this.readyState === SandboxSocket.CLOSED) return;
      this.readyState = SandboxSocket.CLOSED;
      this.left();
      this.tell('close', Object.assign(new Event('close'), { code, reason, wasClean: code !== BROKEN }));
    }

    private tell(name: 'open' | 'message' | 'close' | 'error', event: Event): void {
      this[`on${name}`]?.(event as never);
      this.dispatchEvent(event);
    }
  };
}
