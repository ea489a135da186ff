import { FLAG_KEYS } from '#src/domain/org/flags.ts';
import { control } from './control.ts';
import { create } from './created.ts';
import { button, byId, h } from './dom.ts';
import { ENTRY_POINT_FLAGS, ENTRY_POINTS, type EntryPoint } from './entryPoints.ts';
import { defaultsOf, showFlags } from './flags.ts';
import { attempt } from './messages.ts';
import { openSignedOut } from './open.ts';
import type { SearchedGroup } from './search.ts';
import { launchTarget } from './where.ts';

/** On for everybody in the sandbox, whatever an organisation says. */
const SEEDED = { [FLAG_KEYS.redesign2025]: true };

/** Sets the flags of the entry point; those that only others need go back to the organisation's own. */
async function prepare({ flags = {}, maintenance }: EntryPoint, org: string): Promise<void> {
  const usual: Record<string, boolean> = { ...SEEDED, ...(await defaultsOf(org)) };
  const values = ENTRY_POINT_FLAGS.map((name) => {
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

function open(entryPoint: EntryPoint): void {
  const org = entryPoint.org ?? launchTarget().org;
  const { label, path, scenario } = entryPoint;
  const before = () => prepare(entryPoint, org);
  if (scenario) create(label, { org, scenario }, path, false, before);
  else void attempt('', () => openSignedOut({ ...launchTarget(), org, remote: 'borrower' }, path, before));
}

function item(entryPoint: EntryPoint): SearchedGroup['rows'][number] {
  const { label, path, see, org } = entryPoint;
  const about = h('small', {}, org ? `${see} · ${org}` : see);
  const li = h(
    'li',
    {},
    h('div', {}, h('strong', {}, label), about),
    button('Open', label, () => open(entryPoint)),
  );
  return { li, text: `registration ${label} ${see} ${org ?? ''} ${path.split('?')[0]}`.toLowerCase() };
}

/** Shows a button for each way into registration. */
export function showEntryPoints(): SearchedGroup[] {
  const groups = Object.entries(ENTRY_POINTS).map(([title, entryPoints]): SearchedGroup => {
    const rows = entryPoints.map(item);
    const count = h('span', { className: 'count' });
    const details = h(
      'details',
      { className: 'group' },
      h('summary', {}, title, ' ', count),
      h('ul', { className: 'plain rows' }, ...rows.map(({ li }) => li)),
    );
    return { details, count, rows, startsOpen: false };
  });
  byId('entry-points').replaceChildren(...groups.map(({ details }) => details));
  return groups;
}
