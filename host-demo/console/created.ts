import type { Created } from '#sandbox/control/applicationRoutes.ts';
import { scenarios } from '#scenarios/scenarios.ts';
import type { ConditionState } from '#src/domain/conditions/conditions.ts';
import { control } from './control.ts';
import { button, byId, h, input, onClick, onSubmit, select } from './dom.ts';
import { attempt, showError, showMessage } from './messages.ts';
import { openApplication, openSignedOut, signersOf } from './open.ts';
import { origins } from './origins.ts';
import { launchTarget } from './where.ts';

interface Opened {
  label: string;
  org: string;
  created: Created;
}

interface Asked {
  uuid: string;
  categoryEnum: string;
  state?: string | null;
  signer?: string | null;
}

/** What the person is told of a decision. */
const NOTES: Partial<Record<ConditionState, string>> = {
  NEEDS_ANOTHER_TRY: 'One of the pages is missing. Please send all of them.',
};

const KEPT = 'heloc-console:opened';
const MOST = 12;
let opened: Opened[] = [];

function restore(): void {
  try {
    opened = JSON.parse(sessionStorage.getItem(KEPT) ?? '[]') as Opened[];
  } catch {
    opened = [];
  }
}

function save(): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(opened));
  } catch {
    // Kept for this page only.
  }
}

const current = () => opened[select('recent').selectedIndex];
/** The application that is chosen, if one was opened. */
export const currentApplication = () => current()?.created;
const pathOf = (uuid: string, rest = '') => `/applications/${uuid}${rest}`;

function fact(name: string, value: string): Node[] {
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    showMessage(`Copied: ${name}`);
  };
  return [
    h('dt', {}, name),
    h(
      'dd',
      {},
      h('code', {}, value),
      button('Copy', name, () => void copy().catch(() => showError('The browser refused to copy.'))),
    ),
  ];
}

async function showInvitations({ org, created }: Opened): Promise<void> {
  const signers = await signersOf(created.uuid);
  if (current()?.created !== created) return;
  byId('invitations').replaceChildren(
    ...(signers.length > 0 ? [h('h3', {}, 'Co-owners')] : []),
    h(
      'ul',
      { className: 'plain' },
      ...signers.map(({ firstName, lastName, status, invitationPath }) =>
        h(
          'li',
          {},
          h('div', {}, `${firstName} ${lastName} `, h('small', {}, status)),
          ...(invitationPath
            ? [
                button('Open', `the invitation of ${firstName} ${lastName}`, () => {
                  void attempt('', () =>
                    openSignedOut({ ...launchTarget(), org, remote: 'signer' }, invitationPath),
                  );
                }),
              ]
            : []),
        ),
      ),
    ),
  );
}

/** What is asked for, with a button for each decision about it. */
async function showConditions(it: Opened): Promise<void> {
  const { conditions } = await control<{ conditions: Asked[] }>('GET', pathOf(it.created.uuid));
  if (current()?.created !== it.created) return;
  const decide = (uuid: string, state: ConditionState) => () =>
    change(
      ({ created }) => `Decided about ${created.loanNumber}: ${state}`,
      () => control('POST', `/conditions/${uuid}/decision`, { state, notes: NOTES[state] ?? null }),
    );
  byId('asked').replaceChildren(
    ...(conditions.length > 0 ? [h('h3', {}, 'Conditions')] : []),
    h(
      'ul',
      { className: 'plain' },
      ...conditions.map(({ uuid, categoryEnum, state, signer }) =>
        h(
          'li',
          {},
          h(
            'div',
            {},
            `${categoryEnum} `,
            h('small', {}, [state ?? 'TODO', signer].filter(Boolean).join(', ')),
          ),
          button('Done', categoryEnum, decide(uuid, 'DONE')),
          button('Another try', categoryEnum, decide(uuid, 'NEEDS_ANOTHER_TRY')),
        ),
      ),
    ),
  );
}

async function showHeld({ created }: Opened): Promise<void> {
  if (!(byId('inspect') as HTMLDetailsElement).open) return;
  const held = await control('GET', pathOf(created.uuid));
  byId<HTMLTextAreaElement>('held').value = JSON.stringify(held, null, 2);
}

function show(): void {
  const it = current();
  byId('created-none').hidden = it !== undefined;
  byId('created-some').hidden = it === undefined;
  byId('invitations').replaceChildren();
  byId('asked').replaceChildren();
  byId<HTMLTextAreaElement>('held').value = '';
  if (!it) return;
  const { uuid, loanNumber, email, password } = it.created;
  byId('facts').replaceChildren(
    ...fact('Uuid', uuid),
    ...fact('Loan number', loanNumber),
    ...fact('Email', email),
    ...fact('Password', password),
  );
  const evidence = `${origins.api}/sandbox/v1${pathOf(uuid, '/evidence')}`;
  byId('evidence').replaceChildren(
    'What was shown and agreed to: ',
    h('a', { href: `${evidence}?format=pdf`, target: '_blank' }, 'record as PDF'),
    ', ',
    h('a', { href: evidence, target: '_blank' }, 'as JSON'),
  );
  void Promise.all([showInvitations(it), showConditions(it), showHeld(it)]).catch(showError);
}

function list(): void {
  select('recent').replaceChildren(
    ...opened.map(({ label, org, created }) => h('option', {}, `${label} · ${created.loanNumber} · ${org}`)),
  );
  show();
}

/** Creates an application, shows it here, and opens it as chosen. */
export function create(
  label: string,
  body: object,
  opens?: string,
  bySigner = false,
  before?: () => Promise<void>,
): void {
  const { org = launchTarget().org, scenario = '' } = body as { org?: string; scenario?: string };
  const remote = bySigner ? 'signer' : scenarios[scenario]?.remote;
  const made = async () => {
    await before?.();
    const created = await control<Created>('POST', '/applications', body);
    opened = [{ label, org, created }, ...opened].slice(0, MOST);
    save();
    list();
    return created;
  };
  void attempt(`Opened: ${label}. Its login is under Application.`, () =>
    openApplication({ ...launchTarget(), org, ...(remote && { remote }) }, made, opens),
  );
}

/** After a reset nothing of what was opened exists any more. */
export function forgetOpened(): void {
  opened = [];
  save();
  list();
  localStorage.removeItem('jwt');
}

/** Does something to the application that is shown, then shows it as it is now. */
function change(done: (it: Opened) => string, work: (it: Opened) => Promise<unknown>): void {
  const it = current();
  if (it) void attempt(done(it), () => work(it)).then((worked) => worked && show());
}

export function startCreated(): void {
  restore();
  list();
  select('recent').addEventListener('change', show);
  byId('inspect').addEventListener('toggle', () => {
    const it = current();
    if (it) void showHeld(it).catch(showError);
  });
  onClick('reopen', () =>
    change(
      ({ label }) => `Opened again: ${label}`,
      ({ org, created }) => openApplication({ ...launchTarget(), org }, async () => created),
    ),
  );
  for (const name of ['hold', 'release']) {
    onClick(name, () =>
      change(
        ({ created }) => `${name === 'hold' ? 'Held' : 'Released'}: ${created.loanNumber}`,
        ({ created }) => control('POST', pathOf(created.uuid, `/${name}`)),
      ),
    );
  }
  onSubmit('move', () => {
    const checklistStatus = input('move-status').value.trim();
    change(
      ({ created }) => `${created.loanNumber} is now ${checklistStatus}`,
      ({ created }) => control('PATCH', pathOf(created.uuid), { status: { checklistStatus } }),
    );
  });
}
