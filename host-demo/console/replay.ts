import type { ReceivedRequest } from '#sandbox/http/requests.ts';
import { control } from './control.ts';
import { byId, h, onClick } from './dom.ts';
import { showError } from './messages.ts';
import { row, showStaged } from './staged.ts';
import { launchTarget } from './where.ts';

const STATES = {
  'A recorder that is ready': 'recorder=ready',
  'A recorder that begins ten seconds later': 'recorder=late',
  'A recorder that never begins': 'recorder=never',
};

/** What the API was told of recordings. */
async function show(): Promise<void> {
  try {
    const all = await control<ReceivedRequest[]>('GET', '/requests');
    const told = all.filter(({ path }) => path.endsWith('/full-story-link'));
    byId('replay-links').replaceChildren(
      ...(told.length > 0 ? told : [undefined]).map((request) =>
        request
          ? h('li', {}, `${request.path} `, h('code', {}, JSON.stringify(request.body)))
          : h('li', { className: 'hint' }, 'None'),
      ),
    );
  } catch (error) {
    showError(error);
  }
}

/** A page whose visits are recorded, by a stand-in for FullStory's `FS`. */
export function startReplay(open: (label: string, body: object, opens?: string) => void): void {
  byId('replay-states').replaceChildren(
    ...Object.entries(STATES).map(([label, query]) =>
      row(label, () => {
        const body = { org: launchTarget().org, status: { checklistStatus: 'HMDA' } };
        open(label, body, `/{uuid}?${query}`);
      }),
    ),
  );
  showStaged('replay-visitors', { 'A visitor, and a recorder that is ready': 'recorder=ready' });
  onClick('replay-refresh', () => void show());
}
