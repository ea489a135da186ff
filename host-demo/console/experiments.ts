import { FLAGS } from '#scenarios/flags.ts';
import { EXPERIMENTS } from '#src/domain/org/experiments.ts';
import { FLAG_KEYS } from '#src/domain/org/flags.ts';
import { control } from './control.ts';
import { button, byId, h } from './dom.ts';
import { attempt } from './messages.ts';
import { row } from './staged.ts';
import { launchTarget } from './where.ts';

const SIDES = { Variation: 'variation', Control: 'control', 'Not decided': null } as const;

/** On which side everybody of the chosen organisation is. What was seen of it is among the events. */
export function startExperiments(
  open: (label: string, body: object) => void,
  showFlags: () => Promise<void>,
): void {
  byId('experiments').replaceChildren(
    ...EXPERIMENTS.map((name) => {
      const key = FLAG_KEYS[name];
      const buttons = Object.entries(SIDES).map(([label, side]) =>
        button(label, key, async () => {
          const { org } = launchTarget();
          const change = { org, experiments: { [key]: side } };
          if (
            await attempt(`${key}: ${label.toLowerCase()} for ${org}`, () => control('PUT', '/flags', change))
          )
            await showFlags();
        }),
      );
      return h('li', {}, h('div', {}, key), h('div', { className: 'row' }, ...buttons));
    }),
  );
  byId('experiment-states').replaceChildren(
    ...Object.entries(FLAGS).map(([scenario, { label }]) =>
      row(label, () => open(label, { org: launchTarget().org, scenario })),
    ),
  );
}
