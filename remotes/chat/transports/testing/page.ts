/** As browsers have it: Node forgets some of what ends with a signal when it collects garbage. */
class Target extends EventTarget {
  override addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: AddEventListenerOptions | boolean,
  ): void {
    const { signal, ...rest } = typeof options === 'object' ? options : {};
    if (signal?.aborted) return;
    super.addEventListener(type, listener, rest);
    signal?.addEventListener('abort', () => this.removeEventListener(type, listener), { once: true });
  }
}

/** What of a browser's window the vendors' clients and the conversation use; one client looks it up once, when it is loaded. */
class Page extends Target {
  WebSocket: unknown;
  /** Where files go. */
  app: { fetch(request: Request): Response | Promise<Response> } | undefined;
  readonly File = File;
  readonly Blob = Blob;
  readonly location = { href: 'http://localhost:4400/', origin: 'http://localhost:4400' };

  constructor() {
    super();
    const page = this;
    /** As much of it as the client uses, over the sandbox in process. */
    this.XMLHttpRequest = class {
      readyState = 0;
      status = 0;
      statusText = '';
      responseText = '';
      onreadystatechange: (() => void) | null = null;
      private headers = new Headers();
      private answered = new Headers();
      private asked = { method: 'GET', url: '' };

      open(method: string, url: string): void {
        this.asked = { method, url };
      }
      setRequestHeader(name: string, value: string): void {
        this.headers.set(name, value);
      }
      getResponseHeader(name: string): string | null {
        return this.answered.get(name);
      }
      getAllResponseHeaders(): string {
        return [...this.answered].map((pair) => pair.join(': ')).join('\r\n');
      }
      abort(): void {
        this.onreadystatechange = null;
      }
      async send(body?: BodyInit): Promise<void> {
        const { method, url } = this.asked;
        try {
          const response = await page.app?.fetch(
            new Request(url, { method, headers: this.headers, body: body ?? null }),
          );
          this.answered = response?.headers ?? new Headers();
          this.responseText = (await response?.text()) ?? '';
          this.status = response?.status ?? 0;
        } catch {
          this.status = 0;
        }
        this.readyState = 4;
        this.onreadystatechange?.();
      }
    };
  }
  XMLHttpRequest: unknown;
}

export const page = new Page();
/** What the conversation listens to. */
export const tab = Object.assign(new Target(), { visibilityState: 'visible' });
Object.assign(globalThis, { self: page, window: page, document: tab });
Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { onLine: true } });
