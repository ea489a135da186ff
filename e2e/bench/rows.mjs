import { REMOTES } from '#src/domain/remotes.js';
import { ours } from './firstField.mjs';
import { median } from './numbers.mjs';
import { SERVICES, SERVICES_BUDGET } from './services.mjs';

export const absolute = (runs, key) => median(runs.map((run) => run[key]));

const sum = (numbers) => numbers.reduce((all, each) => all + each, 0);

/** Addresses that pages asked for before the first field though neither it nor React's needs them. */
export const needless = ({ fields, needed }) => {
  const asked = new Set(ours(fields).flatMap((run) => run.asked));
  return [...asked].filter((url) => !needed.includes(url));
};

const KB = 1024;

/** Of the chat's files, gzipped: what the panel shows first, and each vendor's client. */
const CHAT_BYTES = {
  form: { what: "chat's own view, with the form, gz", budget: 22 * KB },
  talk: { what: "chat's own view, with an agent, gz", budget: 22 * KB },
  twilio: { what: 'chat by twilio, gz', budget: 70 * KB },
  stream: { what: 'chat by stream, gz', budget: 100 * KB },
  omni: { what: 'chat by omni, gz', budget: 4 * KB },
};

/** Of files that every page loads: the same on any machine. */
export const SIZE_ROWS = [
  { what: 'loader, gz', budget: 6000, unit: 'bytes', of: ({ sizes }) => sizes.loader },
  {
    what: "an organisation's own loader, br",
    budget: 12_000,
    unit: 'bytes',
    of: ({ sizes }) => sizes.ownLoader,
  },
  ...REMOTES.map((remote) => ({
    what: `remoteEntry ${remote}, gz`,
    budget: 20 * KB,
    unit: 'bytes',
    of: ({ sizes }) => sizes[remote],
  })),
  ...Object.entries(SERVICES).map(([name, { budget }]) => ({
    what: `loaded when idle, ${name}, br`,
    budget,
    unit: 'bytes',
    of: ({ sizes }) => sizes.services[name],
  })),
  {
    what: 'loaded when idle, all of these, br',
    budget: SERVICES_BUDGET,
    unit: 'bytes',
    of: ({ sizes }) => sum(Object.values(sizes.services)),
  },
];

/** What is promised: a budget, and how it reads from what was measured. */
export const ROWS = [
  ...SIZE_ROWS,
  {
    what: 'loaded when idle, longest run of a script, CPU 4x',
    budget: 50,
    unit: 'ms',
    of: ({ idle }) => median(idle),
  },
  {
    what: "press of a bar's button to its menu, CPU 4x",
    budget: 100,
    unit: 'ms',
    of: ({ menus }) => absolute(menus, 'loaded'),
  },
  {
    what: "press of a bar's button to its menu, cold, on the slow network",
    budget: 600,
    unit: 'ms',
    of: ({ menus }) => absolute(menus, 'cold'),
  },
  ...Object.entries(CHAT_BYTES).map(([name, row]) => ({
    ...row,
    unit: 'bytes',
    of: ({ chatSizes }) => chatSizes[name],
  })),
  {
    what: "chat's view and vendors, files before it is opened",
    budget: 0,
    unit: '',
    of: ({ chat }) => Math.max(...chat.map(({ early }) => early)),
  },
  {
    what: 'chat closed and idle, timers faster than 60 s',
    budget: 0,
    unit: '',
    of: ({ chat }) => Math.max(...chat.map(({ often }) => often)),
  },
  {
    what: "press of the chat's button to its panel, CPU 4x",
    budget: 100,
    unit: 'ms',
    of: ({ chat }) => absolute(chat, 'press'),
  },
  {
    what: 'a chat of 500 messages come back to, on the slow network',
    budget: 1500,
    unit: 'ms',
    of: ({ chat }) => absolute(chat, 'opened'),
  },
  {
    what: "an agent's message to its paint, below 300, CPU 4x",
    budget: 50,
    unit: 'ms',
    of: ({ chat }) => absolute(chat, 'shown'),
  },
  {
    what: 'typing p95 in a chat of 300 messages, CPU 4x',
    budget: 50,
    unit: 'ms',
    of: ({ chat }) => absolute(chat, 'typing'),
  },
  {
    what: 'bytes until React has the first field',
    budget: 1.15,
    unit: 'x floor',
    of: ({ fields }) => absolute(fields.plain, 'bytesAtReady') / absolute(fields.floor, 'bytes'),
  },
  {
    what: "first field, organisation's own loader",
    budget: 0.7,
    unit: 'x bare React',
    of: ({ fields }) => absolute(fields.own, 'time') / absolute(fields.bare, 'time'),
  },
  {
    what: "first field, organisation's own loader and preload lines",
    budget: 0.55,
    unit: 'x bare React',
    of: ({ fields }) => absolute(fields.ownPreload, 'time') / absolute(fields.bare, 'time'),
  },
  {
    what: 'first field, general loader',
    budget: 0.9,
    unit: 'x bare React',
    of: ({ fields }) => absolute(fields.plain, 'time') / absolute(fields.bare, 'time'),
  },
  {
    what: 'first field, general loader and preload lines',
    budget: 0.7,
    unit: 'x bare React',
    of: ({ fields }) => absolute(fields.preload, 'time') / absolute(fields.bare, 'time'),
  },
  {
    what: 'first field, in the page',
    budget: 0.45,
    unit: 'x bare React',
    of: ({ fields }) => absolute(fields.served, 'time') / absolute(fields.bare, 'time'),
  },
  {
    what: "React takes over, organisation's own loader",
    budget: 1.1,
    unit: "x floor's first field",
    of: ({ fields }) => absolute(fields.own, 'readyAt') / absolute(fields.floor, 'time'),
  },
  {
    what: 'React takes over, general loader',
    budget: 1.2,
    unit: "x floor's first field",
    of: ({ fields }) => absolute(fields.plain, 'readyAt') / absolute(fields.floor, 'time'),
  },
  {
    what: 'fetched before the first field without need',
    budget: 0,
    unit: '',
    of: (all) => needless(all).length,
  },
  {
    what: 'letters lost of what is typed before React',
    budget: 0,
    unit: '',
    of: ({ keys }) => Math.max(...keys.product.map(({ lost }) => lost)),
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
  {
    what: 'a submit while services fail or are silent, beyond the usual',
    budget: 20,
    unit: 'ms',
    of: ({ submits: { usual, failing, silent } }) =>
      Math.max(median(failing), median(silent)) - median(usual),
  },
  {
    what: 'typing p95 while React arrives, CPU 4x',
    budget: 1,
    unit: 'x floor',
    of: ({ keys }) => absolute(keys.product, 'delay') / absolute(keys.floor, 'delay'),
  },
  {
    what: 'typing p95 while React arrives, CPU 4x',
    budget: 50,
    unit: 'ms',
    of: ({ keys }) => absolute(keys.product, 'delay'),
  },
  { what: "an offer's slider p95, CPU 4x", budget: 50, unit: 'ms', of: ({ slider }) => median(slider) },
  { what: "an offer's charts redrawn", budget: 16, unit: 'ms', of: ({ charts }) => median(charts) },
  { what: 'a photo of 12 MP looked at, CPU 4x', budget: 300, unit: 'ms', of: ({ photos }) => median(photos) },
  { what: 'nodes left by 100 mounts', budget: 0, unit: '', of: ({ left }) => left.nodes },
  { what: 'listeners left by 100 mounts', budget: 0, unit: '', of: ({ left }) => left.listeners },
  { what: 'objects left by 100 mounts', budget: 4, unit: 'kB', of: ({ left }) => left.held },
  {
    what: 'layout shift',
    budget: 0.02,
    unit: '',
    of: ({ fields }) => Math.max(...ours(fields).map(({ shift }) => shift)),
  },
  {
    what: 'theme switch',
    budget: 1,
    unit: 'frames',
    of: ({ theme }) => (theme.same ? theme.frames : Number.NaN),
  },
  { what: 'theme switch, scripts, CPU 4x', budget: 16, unit: 'ms', of: ({ theme }) => theme.script },
];
