import { getAppNames, navigateToUrl, registerApplication, start } from 'single-spa';
import { isRouted, NAVIGATION, REMOTES, remoteAt } from '#src/domain/remotes.js';
import { isOwn, session, showHome } from './home.ts';
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

/** Several applications may be of one container. */
const containers: Record<string, Promise<Container>> = {};

async function loadContainer(name: string): Promise<Container> {
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${cdn}/heloc/v1/${name}/remoteEntry.js`;
    script.crossOrigin = 'anonymous';
    script.nonce = nonce;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`Could not load ${name}`));
    document.head.append(script);
  });
  const container = page[`heloc_${name}`] as Container;
  await container.init(scope);
  return container;
}

interface Part {
  /** Of its element, and of the single-spa application. */
  id: string;
  container: string;
  /** Where a container has several. */
  bar?: 'topBar' | 'sideBar';
  org?: () => string | undefined;
  isActive: (path: string) => boolean;
}

const askedFor = () => new URLSearchParams(location.search).get('org') ?? undefined;

function register({ id, container, bar, org = askedFor, isActive }: Part): void {
  registerApplication({
    name: id,
    async app() {
      containers[container] ??= loadContainer(container);
      // single-spa tries again what could not be loaded.
      containers[container].catch(() => delete containers[container]);
      const factory = await (await containers[container]).get('./lifecycle');
      const exposed = factory() as Lifecycle & Record<'topBar' | 'sideBar', Lifecycle>;
      lifecycles[id] = bar ? exposed[bar] : exposed;
      return lifecycles[id] as never;
    },
    activeWhen: ({ pathname }) => isActive(pathname),
    customProps: () => ({
      domElement: document.querySelector(`#${id}`),
      org: org(),
      basePath: HELOC,
      apiBaseUrl: api,
      assetBaseUrl: cdn,
      isolation: 'light',
      environment: 'test',
      nonce,
    }),
  });
}
const registerRemote = (container: string, isActive: Part['isActive']) =>
  register({ id: `heloc-${container}`, container, isActive });

// An application brings its own bars; its pages are told by their paths.
for (const [id, bar] of [
  ['heloc-top-bar', 'topBar'],
  ['heloc-side-bar', 'sideBar'],
] as const)
  register({ id, container: NAVIGATION, bar, org: () => session().org, isActive: isOwn });
for (const remote of REMOTES.filter(isRouted))
  registerRemote(remote, (path) => path.startsWith(HELOC) && remoteAt(path) === remote);

/** What answers "Chat with us". It comes once the application is there and the page has time. */
const whenIdle = window.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 200));
const registerChat = () => {
  if (document.querySelector('[remote="chat"]')) return;
  registerRemote('chat', (path) => path.startsWith(HELOC));
};
const onReady = () => {
  if (!location.pathname.startsWith(HELOC)) return;
  removeEventListener('heloc:ready', onReady);
  whenIdle(registerChat);
};
addEventListener('heloc:ready', onReady);

/** The dashboard tells an application of changed options itself: single-spa never calls `update`. */
page.updateApplication = (name: string, changes: object) => lifecycles[name]?.update({ ...changes, name });
page.applications = getAppNames;

const home = () => void showHome(api, cdn);
document.addEventListener('click', (event) => {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-spa]') : null;
  if (!link) return;
  event.preventDefault();
  navigateToUrl(link.href);
});
/** Where an application's bar leads to the dashboard, the page is not loaded anew. */
document.addEventListener('heloc:navigate', (event) => {
  const { origin, pathname, href } = new URL((event as CustomEvent<{ url: string }>).detail.url);
  if (origin !== location.origin || pathname !== '/dashboard' || isOwn(location.pathname)) return;
  event.preventDefault();
  navigateToUrl(href);
});
window.addEventListener('single-spa:routing-event', home);
home();
start({ urlRerouteOnly: true });
