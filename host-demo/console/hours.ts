import {
  BUSINESS_HOURS_DEPARTMENTS,
  type BusinessHoursDepartment,
} from '#src/domain/application/applicationEnums.ts';
import { control } from './control.ts';
import { byId, h } from './dom.ts';
import { attempt } from './messages.ts';

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
  return h(
    'li',
    {},
    h('div', {}, label, ' ', h('small', {}, department)),
    h('div', { className: 'pair' }, ...choices),
  );
}

/** The sandbox does not say what was decreed, so a choice is only marked once it was made here. */
export function showHours(): void {
  byId('hours').replaceChildren(...BUSINESS_HOURS_DEPARTMENTS.map(row));
}
