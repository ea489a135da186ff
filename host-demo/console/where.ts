import { isRouted, type RemoteName } from '#src/domain/remotes.js';
import { byId, form, h, input, select } from './dom.ts';
import type { LaunchTarget } from './links.ts';
import { origins } from './origins.ts';

interface Organisation {
  code: string;
  name: string;
}
interface Theme {
  logo?: { src: string; width: number; height: number };
  tokens?: Record<string, string>;
}

/** What is mounted on the page: a remote, or several. */
const MOUNTED = {
  borrower: 'Borrower',
  signer: 'Signer, by invitation',
  'borrower,chat,banner': 'Borrower, chat and banner',
  chat: 'Chat alone',
  banner: 'Banner alone',
} satisfies Record<RemoteName | `${RemoteName},${string}`, string>;

/** The dashboard mounts what has pages, each by itself; the lender's page mounts all of them. */
const isForDashboard = (remote: string) => isRouted(remote as RemoteName);

const KEPT = 'heloc-console:where';
const HINTS: Record<string, string> = {
  signer: 'Opens the first invitation; needs a scenario with co-owners who have been invited.',
  chat: 'Shows while the flag fe-heloc-web-chat is on. The lender’s page has a chat without being told, too.',
  dashboard: 'The dashboard mounts borrower, signer and chat, always in light isolation.',
};

const fields = () => new FormData(form('where'));
const text = (name: string) => String(fields().get(name) ?? '');

export const newTab = () => form('where').elements.namedItem('newTab') as HTMLInputElement;
export const opensInNewTab = () => newTab().checked;

export function launchTarget(): LaunchTarget {
  return {
    org: select('org').value,
    host: text('host') === 'dashboard' ? 'dashboard' : 'lender',
    isolation: text('isolation') === 'light' ? 'light' : 'shadow',
    remote: select('remote').value,
  };
}

/** Beside the search, since the choices themselves are further down on a phone. */
function summarise(): void {
  const { host } = launchTarget();
  const [name = ''] = (select('org').selectedOptions[0]?.textContent ?? '').split(' (');
  byId('opens-as').textContent =
    `Opens for ${name} ${host === 'dashboard' ? 'in the dashboard' : 'on the lender’s page'}.`;
}

/** What the chosen host cannot do is not offered. */
function adjust(): void {
  const { host, remote } = launchTarget();
  const onDashboard = host === 'dashboard';
  (byId('isolation') as HTMLFieldSetElement).disabled = onDashboard;
  for (const option of select('remote').options)
    option.disabled = onDashboard && !isForDashboard(option.value);
  if (select('remote').selectedOptions[0]?.disabled) select('remote').value = 'borrower';
  byId('where-hint').textContent =
    HINTS[remote.includes('chat') ? 'chat' : select('remote').value] ??
    (onDashboard ? HINTS.dashboard : '') ??
    '';
}

async function preview(): Promise<void> {
  const { org } = launchTarget();
  const folder = `${origins.cdn}/themes/${org}`;
  const theme = (await (await fetch(`${folder}/theme.json`)).json()) as Theme;
  if (launchTarget().org !== org) return;
  const { logo, tokens } = theme;
  byId('preview').hidden = !logo;
  byId('preview').style.backgroundColor = tokens?.['color-header'] ?? '';
  if (logo)
    Object.assign(byId('logo'), { src: `${folder}/${logo.src}`, width: logo.width, height: logo.height });
}

function restore(): void {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Record<string, string>>;
    for (const [name, value] of Object.entries(kept)) {
      const field = form('where').elements.namedItem(name);
      if (field instanceof RadioNodeList || field instanceof HTMLSelectElement) field.value = value ?? '';
    }
  } catch {
    // Blocked or spoilt storage: the choices start at their defaults.
  }
  // A value that no longer exists would leave a select without any choice.
  for (const id of ['org', 'remote']) if (select(id).selectedIndex < 0) select(id).selectedIndex = 0;
}

function save(): void {
  try {
    const { newTab: _once, ...kept } = Object.fromEntries(fields());
    localStorage.setItem(KEPT, JSON.stringify(kept));
  } catch {
    // Kept for this page only.
  }
}

/** Fills the organisations from the theme index and keeps the choices over reloads. */
export async function startWhere(onChange: () => void): Promise<void> {
  select('remote').replaceChildren(
    ...Object.entries(MOUNTED).map(([value, name]) => h('option', { value }, name)),
  );
  const response = await fetch(`${origins.cdn}/themes/index.json`).catch(() => undefined);
  if (!response?.ok)
    throw new Error(`The organisations at ${origins.cdn}/themes/index.json could not be read.`);
  const { main, orgs } = (await response.json()) as { main: string; orgs: Organisation[] };
  select('org').replaceChildren(
    ...orgs.map(({ code, name }) =>
      h('option', { value: code, selected: code === main }, `${name} (${code})`),
    ),
  );
  restore();
  const changed = () => {
    adjust();
    summarise();
    save();
    void preview().catch(() => {
      byId('preview').hidden = true;
    });
    onChange();
  };
  form('where').addEventListener('change', changed);
  changed();
}

export const wantsHold = () => input('held-at-once').checked;
