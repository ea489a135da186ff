import { CHECKLIST_STATUSES } from '#src/domain/application/status.ts';
import { button, byId, h, input, onSubmit } from './dom.ts';
import { type Row, scenarioGroups } from './scenarioGroups.ts';
import type { SearchedGroup } from './search.ts';
import { launchTarget, wantsHold } from './where.ts';

type Open = (label: string, body: object, opens?: string, bySigner?: boolean) => void;

/** The JSON that the person typed beside the scenarios; shows an error and returns nothing when it is invalid. */
function extraFields(): object | undefined {
  const text = (byId('extra') as HTMLTextAreaElement).value.trim();
  const problem = byId('extra-error');
  problem.textContent = '';
  if (text === '') return {};
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed;
    problem.textContent = 'This must be a JSON object.';
  } catch (error) {
    problem.textContent = `This is not JSON: ${error instanceof Error ? error.message : error}`;
  }
  (byId('extra').closest('details') as HTMLDetailsElement).open = true;
  byId('extra').focus();
  return undefined;
}

/** Shows every scenario. */
export function startScenarios(open: Open): SearchedGroup[] {
  const openWith: Open = (label, body, opens, bySigner) => {
    const extra = extraFields();
    if (extra)
      open(
        label,
        { org: launchTarget().org, ...body, ...(wantsHold() ? { hold: true } : {}), ...extra },
        opens,
        bySigner,
      );
  };

  const item = (row: Row) => {
    const where = row.bySigner ? 'heloc-signer' : (row.opens ?? row.path);
    const li = h(
      'li',
      {},
      h('div', {}, h('strong', {}, row.label), h('small', {}, `${row.status} ${where ? `→ ${where}` : ''}`)),
      button('Open', row.label, () => openWith(row.label, { scenario: row.name }, row.opens, row.bySigner)),
    );
    return { li, text: `${row.label} ${row.name} ${row.status} ${row.path ?? ''}`.toLowerCase() };
  };

  const groups = scenarioGroups().map(({ title, rows }, index): SearchedGroup => {
    const items = rows.map(item);
    const count = h('span', { className: 'count' });
    const details = h(
      'details',
      { className: 'group', open: index === 0 },
      h('summary', {}, title, ' ', count),
      h('ul', { className: 'plain rows' }, ...items.map(({ li }) => li)),
    );
    return { details, count, rows: items, startsOpen: index === 0 };
  });
  byId('groups').replaceChildren(...groups.map(({ details }) => details));

  byId('statuses').replaceChildren(...[...CHECKLIST_STATUSES].sort().map((value) => h('option', { value })));
  onSubmit('by-status', () => {
    const checklistStatus = input('status').value.trim();
    if (checklistStatus) openWith(checklistStatus, { status: { checklistStatus } });
  });
  return groups;
}
