import { FLAG_KEYS } from '#src/domain/org/flags.ts';
import { control } from './control.ts';
import { byId, h } from './dom.ts';
import { attempt, showError } from './messages.ts';
import { origins } from './origins.ts';
import { launchTarget } from './where.ts';

type Values = Record<string, boolean>;

const put = async (org: string, flags: Values) =>
  (await control<{ flags: Values }>('PUT', '/flags', { org, flags })).flags;

/** The organisation's defaults apply until a flag is set here. */
export async function defaultsOf(org: string): Promise<Values> {
  const response = await fetch(`${origins.cdn}/themes/${org}/brand.json`);
  return response.ok ? (((await response.json()) as { flags?: Values }).flags ?? {}) : {};
}

const spaced = (name: string) => {
  const text = name
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .toLowerCase()
    .replace(/\b(?:ny|sms|irs|id|fcra)\b/g, (short) => short.toUpperCase());
  return text.charAt(0).toUpperCase() + text.slice(1);
};

function toggle(org: string, name: string, key: string, decided: Values, defaults: Values): HTMLElement {
  const box = h('input', { type: 'checkbox', checked: decided[key] ?? defaults[key] ?? false });
  box.setAttribute('role', 'switch');
  const origin = h('small', {}, key in decided ? `${key}, set` : `${key}, default`);
  box.addEventListener('change', async () => {
    const on = box.checked;
    const worked = await attempt(`${key} is ${on ? 'on' : 'off'} for ${org}`, () => put(org, { [key]: on }));
    if (worked) origin.textContent = `${key}, set`;
    else box.checked = !on;
  });
  return h('li', {}, h('label', { className: 'check' }, box, h('span', {}, spaced(name), origin)));
}

/** Shows the flags as the chosen organisation has them now. */
export async function showFlags(): Promise<void> {
  const { org } = launchTarget();
  try {
    // Changes nothing: an empty change answers with what is decided.
    const [decided, defaults] = await Promise.all([put(org, {}), defaultsOf(org)]);
    if (org !== launchTarget().org) return;
    byId('flags-org').textContent = org;
    byId('flags').replaceChildren(
      ...Object.entries(FLAG_KEYS).map(([name, key]) => toggle(org, name, key, decided, defaults)),
    );
  } catch (error) {
    showError(error);
  }
}
