import { median } from './numbers.mjs';
import { REMOTES } from './sizes.mjs';

/** The median of one number of the runs, as a multiple of the floor's. */
const ratio = ({ floor, product }, key, floorKey = key) => absolute(product, key) / absolute(floor, floorKey);

export const absolute = (runs, key) => median(runs.map((run) => run[key]));

/** What is promised: a budget, and how it reads from what was measured. */
export const ROWS = [
  { what: 'loader, gz', budget: 6000, unit: 'bytes', of: ({ sizes }) => sizes.loader },
  ...REMOTES.map((remote) => ({
    what: `remoteEntry ${remote}, gz`,
    budget: 20 * 1024,
    unit: 'bytes',
    of: ({ sizes }) => sizes[remote],
  })),
  {
    what: 'bytes until React has the first field',
    budget: 1.15,
    unit: 'x floor',
    of: ({ fields }) => ratio(fields, 'bytesAtReady', 'bytes'),
  },
  {
    what: 'time until the first field',
    budget: 1.13,
    unit: 'x floor',
    of: ({ fields }) => ratio(fields, 'time'),
  },
  {
    what: 'letters lost of what is typed before React',
    budget: 0,
    unit: '',
    of: ({ fields }) => Math.max(...fields.product.map((run) => run.lost)),
  },
  {
    what: 'API answer to next heading, CPU 4x',
    budget: 100,
    unit: 'ms',
    of: ({ steps }) => median(steps.application),
  },
  {
    what: 'next step of registration, CPU 4x',
    budget: 100,
    unit: 'ms',
    of: ({ steps }) => absolute(steps.registration, 'decision'),
  },
  { what: 'typing p95, CPU 4x', budget: 50, unit: 'ms', of: ({ keys }) => median(keys) },
  { what: 'nodes left by 100 mounts', budget: 0, unit: '', of: ({ left }) => left.nodes },
  { what: 'listeners left by 100 mounts', budget: 0, unit: '', of: ({ left }) => left.listeners },
  { what: 'objects left by 100 mounts', budget: 4, unit: 'kB', of: ({ left }) => left.held },
  {
    what: 'layout shift',
    budget: 0.02,
    unit: '',
    of: ({ fields }) => Math.max(...fields.product.map((run) => run.shift)),
  },
  {
    what: 'theme switch',
    budget: 1,
    unit: 'frames',
    of: ({ theme }) => (theme.same ? theme.frames : Number.NaN),
  },
];
