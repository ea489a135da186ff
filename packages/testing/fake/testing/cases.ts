import type { MountHandle, MountUpdate } from '#src/mount/options.ts';

interface Page extends Window {
  HelocWidget: { mount(options: object): MountHandle };
  /** The code with which work was refused, or `fine`. */
  outcome(work: Promise<unknown>): Promise<string>;
}
type Element = HTMLElement & MountHandle & Record<string, unknown>;
declare const window: Page;

export interface Case {
  /** Runs on a page with `<div id="apply">` and a widget, the real one or the fake; nothing of here is in reach. */
  run(): Promise<unknown>;
  expected: unknown;
}

/** What the real widget and the fake have in common. */
export const CASES: Record<string, Case> = {
  'tells of its first step, then that it is ready, under both names and by onEvent': {
    async run() {
      const seen: unknown[] = [];
      for (const name of ['heloc:step', 'heloc-step', 'heloc:ready', 'heloc-ready']) {
        document.addEventListener(name, (event) => {
          const { bubbles, composed, cancelable, detail } = event as CustomEvent<object>;
          seen.push([name, bubbles, composed, cancelable, Object.keys(detail).toSorted()]);
        });
      }
      const onEvent = (event: object) => seen.push(event);
      await window.HelocWidget.mount({ target: '#apply', onEvent }).ready;
      return seen;
    },
    expected: [
      ['heloc:step', true, true, false, ['path', 'stage', 'title']],
      ['heloc-step', true, true, false, ['path', 'stage', 'title']],
      { type: 'step', path: 'register-v2', title: 'Property address', stage: 'INITIAL' },
      ['heloc:ready', true, true, false, []],
      ['heloc-ready', true, true, false, []],
      { type: 'ready' },
    ],
  },
  'takes an element as its target': {
    run: () => window.outcome(window.HelocWidget.mount({ target: document.querySelector('#apply') }).ready),
    expected: 'fine',
  },
  'says that the page has no such target': {
    async run() {
      const results: unknown[] = [];
      document.addEventListener('heloc:error', ({ target }) => results.push(target === document));
      const onEvent = ({ code, retryable }: { code: string; retryable: boolean }) =>
        results.push(code, retryable);
      for (const target of ['#nowhere', '..', null])
        results.push(await window.outcome(window.HelocWidget.mount({ target, onEvent }).ready));
      return results;
    },
    expected: Array(3).fill([true, 'target-missing', false, 'target-missing']).flat(),
  },
  'refuses an option that makes no sense, says so in the page, and leaves nothing': {
    async run() {
      const results: unknown[] = [];
      for (const options of [
        { history: 'hash' },
        { chrome: 'some' },
        { headingLevel: 3 },
        { telemetry: 'no' },
        { vitals: 'all' },
        { audience: 'broker' },
        { placement: 'top' },
        { max: 0 },
        { initialPath: 'apply' },
        { getToken: 1 },
      ]) {
        const onEvent = ({ code }: { code: string }) => results.push(code);
        const app = window.HelocWidget.mount({ target: '#apply', onEvent, ...options });
        results.push(await window.outcome(app.ready));
        results.push(document.querySelectorAll('#apply [role=alert]').length);
        await app.unmount();
        results.push(document.querySelector('#apply')?.childNodes.length);
      }
      return results;
    },
    expected: Array(10).fill(['option-invalid', 'option-invalid', 1, 0]).flat(),
  },
  'refuses a base path that is not the page’s': {
    run: () => window.outcome(window.HelocWidget.mount({ target: '#apply', basePath: '/elsewhere' }).ready),
    expected: 'option-invalid',
  },
  'gives the history of a base path to one mount at a time': {
    async run() {
      document.body.insertAdjacentHTML('beforeend', '<div id="second"></div>');
      const first = window.HelocWidget.mount({ target: '#apply' });
      const results = [await window.outcome(first.ready)];
      const mountSecond = (options: object) => window.HelocWidget.mount({ target: '#second', ...options });
      const second = mountSecond({});
      results.push(await window.outcome(second.ready));
      await second.unmount();
      const third = mountSecond({ history: 'memory' });
      results.push(await window.outcome(third.ready));
      await third.unmount();
      await first.unmount();
      results.push(await window.outcome(mountSecond({}).ready));
      return results;
    },
    expected: ['fine', 'history-in-use', 'fine', 'fine'],
  },
  'keeps what a mount keeps, while it loads and later': {
    async run() {
      const app = window.HelocWidget.mount({ target: '#apply', basePath: '/account/heloc' });
      // The types refuse each of them.
      const update = (changes: object) => window.outcome(app.update(changes as MountUpdate));
      const fixed: object[] = [
        { remote: 'chat' },
        { target: 'body' },
        { history: 'memory' },
        { basePath: '/x' },
        { initialPath: '/coming-soon' },
        { isolation: 'light' },
        { chrome: 'none' },
        { headingLevel: 2 },
        { environment: 'test' },
        { vitals: 'page' },
        { app: 'dashboard' },
        { placement: 'product' },
        { max: 1 },
        { apiBaseUrls: { '/x': 'https://x.example' } },
      ];
      const results: string[] = [];
      for (const changes of fixed) results.push(await update(changes));
      await app.ready;
      for (const changes of fixed) results.push(await update(changes));
      // The same once more is no change.
      results.push(await update({ basePath: '/account/heloc', history: 'browser' }));
      return results;
    },
    expected: [...Array(28).fill('option-fixed'), 'fine'],
  },
  'takes what can change, at any moment': {
    async run() {
      const app = window.HelocWidget.mount({ target: '#apply' });
      const early = window.outcome(app.update({ org: 'QUILLMERE_BANK' }));
      await app.ready;
      return [
        await early,
        await window.outcome(app.update({ org: 'OAKLINE' })),
        await window.outcome(app.update({ supportPhone: '(888) 555-0100' })),
        await window.outcome(app.update({ apiBaseUrl: 'ftp://x' })),
        await window.outcome(app.update({ getToken: async () => undefined })),
      ];
    },
    expected: ['fine', 'fine', 'fine', 'option-invalid', 'option-fixed'],
  },
  'leaves nothing, and answers nothing once it has gone': {
    async run() {
      const seen: string[] = [];
      const app = window.HelocWidget.mount({
        target: '#apply',
        onEvent: ({ type }: { type: string }) => seen.push(type),
      });
      await app.ready;
      seen.length = 0;
      await app.unmount();
      const left = document.querySelector('#apply')?.childNodes.length;
      await app.unmount();
      return [left, await window.outcome(app.update({ org: 'OAKLINE' })), seen];
    },
    expected: [0, 'unmounted', []],
  },
  'tells whoever waits for it that it has gone': {
    async run() {
      const app = window.HelocWidget.mount({ target: '#apply' });
      const waiting = window.outcome(app.ready);
      await app.unmount();
      return waiting;
    },
    expected: 'unmounted',
  },
  'gives what a host’s callback or listener throws to the page, and goes on': {
    async run() {
      const errors: string[] = [];
      const bug = () => {
        throw new Error('A bug of the host');
      };
      window.addEventListener('error', (event) => {
        errors.push(event.error.message);
        event.preventDefault();
      });
      const outcome = await window.outcome(
        window.HelocWidget.mount({ target: '#apply', onEvent: bug }).ready,
      );
      return [outcome, errors];
    },
    expected: ['fine', ['A bug of the host', 'A bug of the host']],
  },
  'asks for a login, which a host may prevent': {
    async run() {
      const seen: unknown[] = [];
      const asked = new Promise<void>((resolve) => {
        const prevent = (event: Event) => {
          seen.push(event.cancelable);
          event.preventDefault();
        };
        document.addEventListener('heloc-unauthenticated', prevent, { once: true });
        window.HelocWidget.mount({
          target: '#apply',
          initialPath: '/',
          onEvent({ type, url }: { type: string; url?: string }) {
            seen.push(type, url ? new URL(url).search : '');
            if (type === 'unauthenticated') resolve();
          },
        });
      });
      await asked;
      return seen;
    },
    expected: ['ready', '', true, 'unauthenticated', '?redirectUrl=%2Faccount%2Fheloc'],
  },
  'is an element: every option a property, ready, update, and gone with it': {
    async run() {
      const element = document.createElement('heloc-application') as Element;
      const seen: unknown[] = [];
      element.onEvent = ({ type }: { type: string }) => seen.push(type);
      element.setAttribute('support-phone', '(888) 555-0142');
      element.org = 'QUILLMERE_BANK';
      const { ready } = element;
      document.body.append(element);
      await ready;
      seen.push(element.org);
      await element.update({ org: 'OAKLINE' });
      seen.push(
        element.org,
        await window.outcome(element.update({ history: 'memory' } as object)),
        element.history,
      );
      // Moved, not removed.
      document.querySelector('#apply')?.append(element);
      await Promise.resolve();
      seen.push(await window.outcome(element.update({ org: 'EMBERFOLD_CU' })));
      element.remove();
      await new Promise((resolve) => setTimeout(resolve));
      seen.push(element.childNodes.length);
      return seen;
    },
    expected: ['step', 'ready', 'QUILLMERE_BANK', 'OAKLINE', 'option-fixed', undefined, 'fine', 0],
  },
};
