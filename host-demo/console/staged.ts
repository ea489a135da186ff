import { button, byId, h } from './dom.ts';
import { attempt } from './messages.ts';
import { openSignedOut } from './open.ts';
import { launchTarget } from './where.ts';

/** A state with its words, and the button that opens it. */
export const row = (label: string, open: () => void): HTMLElement =>
  h('li', {}, h('div', {}, label), button('Open', label, open));

/** Pages of a lender's with other options, or with stand-ins: by their words the query (`server/embedding.ts`). */
export function showStaged(list: string, states: Readonly<Record<string, string>>): void {
  byId(list).replaceChildren(
    ...Object.entries(states).map(([label, query]) =>
      row(label, () => {
        const target = { ...launchTarget(), host: 'lender', remote: 'borrower' } as const;
        void attempt('', () => openSignedOut(target, `/register-v2?${query}`));
      }),
    ),
  );
}
