import { FLAG_KEYS } from '#src/domain/flags.ts';
import { control } from './control.ts';
import { create } from './created.ts';
import { button, byId, h } from './dom.ts';
import { ENTRANCE_FLAGS, ENTRANCES, type Entrance } from './entrances.ts';
import { defaultsOf, showFlags } from './flags.ts';
import { attempt } from './messages.ts';
import { openSignedOut } from './open.ts';
import type { SearchedGroup } from './search.ts';
import { launchTarget } from './where.ts';

/** On for everybody in the sandbox, whatever an organisation says. */
const SEEDED = { [FLAG_KEYS.redesign2025]: true };

/** Sets the flags of the entrance; those that only others need go back to the organisation's own. */
async function prepare({ flags = {}, maintenance }: Entrance, org: string): Promise<void> {
  const usual: Record<string, boolean> = { ...SEEDED, ...(await defaultsOf(org)) };
  const values = ENTRANCE_FLAGS.map((name) => {
    const key = FLAG_KEYS[name];
    return [key, flags[name] ?? usual[key] ?? false] as const;
  });
  await control('PUT', '/flags', {
    org,
    flags: Object.fromEntries(values),
    variables: { [FLAG_KEYS.maintenance]: { message: '', routes: [], ...maintenance } },
  });
  void showFlags();
}

function open(entrance: Entrance): void {
  const org = entrance.org ?? launchTarget().org;
  const { label, path, scenario } = entrance;
  const before = () => prepare(entrance, org);
  if (scenario) create(label, { org, scenario }, path, before);
  else void attempt('', () => openSignedOut({ ...launchTarget(), org, remote: 'borrower' }, path, before));
}

function item(entrance: Entrance): SearchedGroup['rows'][number] {
  const { label, path, see, org } = entrance;
  const about = h('small', {}, org ? `${see} · ${org}` : see);
  const li = h(
    'li',
    {},
    h('div', {}, h('strong', {}, label), about),
    button('Open', label, () => open(entrance)),
  );
  return { li, text: `registration ${label} ${see} ${org ?? ''} ${path.split('?')[0]}`.toLowerCase() };
}

/** Shows a button for each way into registration. */
export function showEntrances(): SearchedGroup[] {
  const groups = Object.entries(ENTRANCES).map(([title, entrances]): SearchedGroup => {
    const rows = entrances.map(item);
    const count = h('span', { className: 'count' });
    const details = h(
      'details',
      { className: 'group' },
      h('summary', {}, title, ' ', count),
      h('ul', { className: 'plain rows' }, ...rows.map(({ li }) => li)),
    );
    return { details, count, rows, startsOpen: false };
  });
  byId('entrances').replaceChildren(...groups.map(({ details }) => details));
  return groups;
}
