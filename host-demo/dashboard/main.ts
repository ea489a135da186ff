import { getAppNames, navigateToUrl, registerApplication, start } from 'single-spa';
import { isRouted, REMOTES, remoteAt } from '#src/domain/remotes.js';
import { byId } from './dom.ts';
import { logOut, showHome } from './home.ts';
import '../base.css';
import './dashboard.css';

/** The company dashboard's shell: it knows single-spa and where the remotes are, and nothing of what is in them. */
const shell = document.querySelector('#shell') as HTMLScriptElement;
const { cdn = '', api = '' } = shell.dataset;
const nonce = shell.nonce;
const HELOC = '/account/heloc';

interface Container {
  init(scope: object): unknown;
  get(module: string): Promise<() => unknown>;
}
type Lifecycle = Record<'bootstrap' | 'mount' | 'unmount', (props: object) => Promise<unknown>> & {
  update(props: { name: string }): Promise<unknown>;
};
const page = window as unknown as Record<string, unknown>;
page.__heloc_scope__ ??= {};
const scope = page.__heloc_scope__ as object;
const lifecycles: Record<string, Lifecycle> = {};

async function loadRemote(remote: string): Promise<Lifecycle> {
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${cdn}/heloc/v1/${remote}/remoteEntry.js`;
    script.crossOrigin = 'anonymous';
    script.nonce = nonce;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`Could not load ${remote}`));
    document.head.append(script);
  });
  const container = page[`heloc_${remote}`] as Container;
  await container.init(scope);
  const factory = (await container.get('./lifecycle')) as () => Lifecycle;
  lifecycles[remote] = factory();
  return lifecycles[remote];
}

function register(remote: string, isActive: (path: string) => boolean): void {
  registerApplication({
    name: `heloc-${remote}`,
    app: () => loadRemote(remote) as never,
    activeWhen: ({ pathname }) => isActive(pathname),
    customProps: () => ({
      domElement: document.querySelector(`#heloc-${remote}`),
      org: new URLSearchParams(location.search).get('org') ?? undefined,
      basePath: HELOC,
      apiBaseUrl: api,
      assetBaseUrl: cdn,
      isolation: 'light',
      environment: 'test',
      nonce,
    }),
  });
}
for (const remote of REMOTES.filter(isRouted))
  register(remote, (path) => path.startsWith(HELOC) && remoteAt(path) === remote);

/** What answers "Chat with us". It comes once the application is there and the page has time. */
const whenIdle = window.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 200));
const registerChat = () => {
  if (document.querySelector('[remote="chat"]')) return;
  register('chat', (path) => path.startsWith(HELOC));
};
addEventListener('heloc:ready', () => whenIdle(registerChat), { once: true });

/** The dashboard tells an application of changed options itself: single-spa never calls `update`. */
page.updateApplication = (name: string, changes: object) =>
  lifecycles[name.replace('heloc-', '')]?.update({ ...changes, name });
page.applications = getAppNames;

const home = () => void showHome(api, cdn);
const logout = byId<HTMLButtonElement>('logout');
logout.addEventListener('click', () => {
  logout.disabled = true;
  void logOut(api);
});
document.addEventListener('click', (event) => {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-spa]') : null;
  if (!link) return;
  event.preventDefault();
  navigateToUrl(link.href);
});
/** Where the bar of an application leads to the dashboard, the page is not loaded anew. */
document.addEventListener('heloc:navigate', (event) => {
  const { origin, pathname, href } = new URL((event as CustomEvent<{ url: string }>).detail.url);
  if (origin !== location.origin || pathname !== '/dashboard') return;
  event.preventDefault();
  navigateToUrl(href);
});
window.addEventListener('single-spa:routing-event', home);
home();
start({ urlRerouteOnly: true });
