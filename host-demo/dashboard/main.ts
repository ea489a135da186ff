import { jwtDecode } from 'jwt-decode';
import { getAppNames, navigateToUrl, registerApplication, start } from 'single-spa';
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

const isSigner = (path: string) => path.startsWith(`${HELOC}/heloc-signer`);
const REMOTES = {
  borrower: (path: string) => path.startsWith(HELOC) && !isSigner(path),
  signer: isSigner,
};

for (const [remote, isActive] of Object.entries(REMOTES)) {
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

/** The dashboard tells an application of changed options itself: single-spa never calls `update`. */
page.updateApplication = (name: string, changes: object) =>
  lifecycles[name.replace('heloc-', '')]?.update({ ...changes, name });
page.applications = getAppNames;

const home = document.querySelector('#home') as HTMLElement;
async function showHome() {
  home.hidden = !location.pathname.startsWith('/dashboard');
  const jwt = localStorage.getItem('jwt');
  if (home.hidden || !jwt) return;
  const { org = '' } = jwtDecode<{ org?: string }>(jwt);
  const response = await fetch(`${api}/service-application/api/v1/application/heloc/all`, {
    credentials: 'include',
    headers: { Authorization: jwt, 'x-org': org, 'X-With-Origin': location.origin },
  });
  if (!response.ok) return;
  const applications = (await response.json()) as { uuid: string; loanNumber: string }[];
  document.querySelector('#applications')?.replaceChildren(
    ...applications.map(({ uuid, loanNumber }) => {
      const item = document.createElement('li');
      const link = Object.assign(document.createElement('a'), {
        href: `${HELOC}/${uuid}?org=${org}`,
        textContent: `Continue application ${loanNumber}`,
      });
      item.append(link);
      return item;
    }),
  );
}

document.addEventListener('click', (event) => {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-spa]') : null;
  if (!link) return;
  event.preventDefault();
  navigateToUrl(link.href);
});
window.addEventListener('single-spa:routing-event', () => void showHome());
void showHome();
start({ urlRerouteOnly: true });
