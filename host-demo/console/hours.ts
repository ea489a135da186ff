import { closing } from '#scenarios/surroundings.ts';
import {
  BUSINESS_HOURS_DEPARTMENTS,
  type BusinessHoursDepartment,
} from '#src/domain/application/applicationEnums.ts';
import { toIsoDate } from '#src/domain/dates/dates.ts';
import { PACIFIC } from '#src/domain/dates/timeZones.ts';
import { control } from './control.ts';
import { button, byId, h, onClick } from './dom.ts';
import { attempt } from './messages.ts';
import { launchTarget } from './where.ts';

const LABELS = {
  OPS_PHONE: 'Phone',
  OPS_CHAT: 'Chat',
  NOTARY: 'Notary',
} as const satisfies Record<BusinessHoursDepartment, string>;

function row(department: BusinessHoursDepartment): HTMLElement {
  const label = LABELS[department];
  const choices = [true, false].map((open) => {
    const word = open ? 'Open' : 'Closed';
    const choice = h('button', { type: 'button' }, word, h('span', { className: 'unseen' }, ` ${label}`));
    choice.setAttribute('aria-pressed', 'false');
    choice.addEventListener('click', async () => {
      const worked = await attempt(`${label}: ${word.toLowerCase()}`, () =>
        control('PUT', '/operating-hours', { department, open }),
      );
      if (!worked) return;
      for (const other of choices) other.setAttribute('aria-pressed', String(other === choice));
    });
    return choice;
  });
  /** Sets what the hours say, of which nothing is marked. */
  const set = (word: string, change: () => object | Promise<object>) =>
    button(word, label, async () => {
      const worked = await attempt(`${label}: ${word.toLowerCase()}`, async () =>
        control('PUT', '/operating-hours', { department, open: null, ...(await change()) }),
      );
      if (worked) for (const choice of choices) choice.setAttribute('aria-pressed', 'false');
    });
  return h(
    'li',
    {},
    h('div', {}, label, ' ', h('small', {}, department)),
    h(
      'div',
      { className: 'row' },
      ...choices,
      set('By the week', () => ({ week: null, exceptions: null })),
      set('Closes in a minute', async () => ({ exceptions: [closing(await now())] })),
      set('Holiday today', async () => ({ exceptions: [{ date: today(await now()), isOpen: false }] })),
    ),
  );
}

const now = async () => new Date((await control<{ now: string }>('GET', '/clock')).now);
const today = (at: Date) => toIsoDate(at, PACIFIC);

/** The sandbox does not say what was decreed, so a choice is only marked once it was made here. */
export function startHours(open: (label: string, body: object) => void): void {
  onClick('open-chat-closing', () =>
    open('The chat closes in a minute', { org: launchTarget().org, scenario: 'chat-closing' }),
  );
}

export function showHours(): void {
  byId('hours').replaceChildren(...BUSINESS_HOURS_DEPARTMENTS.map(row));
}
