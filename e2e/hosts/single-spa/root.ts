import type { HelocEvent, HelocUpdate } from '@heloc/embed';
import { type LifeCycles, registerApplication, start } from 'single-spa';

declare const heloc_borrower: {
  init(scope: object): Promise<void>;
  get(module: './lifecycle'): Promise<() => Lifecycle>;
};
interface Lifecycle extends LifeCycles {
  update(changes: HelocUpdate & { name: string }): Promise<void>;
}

const name = 'heloc-borrower';
let lifecycle: Lifecycle | undefined;

registerApplication({
  name,
  async app() {
    await loadScript('https://cdn.example/heloc/v1/borrower/remoteEntry.js');
    await heloc_borrower.init({});
    lifecycle = (await heloc_borrower.get('./lifecycle'))();
    return lifecycle;
  },
  activeWhen: '/account/heloc',
  customProps: {
    domElement: document.querySelector('#application'),
    org: 'OAKLINE',
    // Of the page's Content-Security-Policy, where it has one.
    nonce: document.querySelector<HTMLElement>('[nonce]')?.nonce,
    onEvent(event: HelocEvent) {
      if (event.type === 'step') document.querySelector('#step')?.replaceChildren(event.title);
    },
  },
});
start();

/** single-spa never calls `update` by itself. */
export const updateApplication = (changes: HelocUpdate) => lifecycle?.update({ name, ...changes });

const loadScript = (src: string) =>
  new Promise((onload, onerror) => {
    document.head.append(Object.assign(document.createElement('script'), { src, onload, onerror }));
  });
