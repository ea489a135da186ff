import { mkdirSync, writeFileSync } from 'node:fs';
import { median } from './numbers.mjs';
import { absolute, needless, ROWS } from './rows.mjs';

const cell = (value, unit) => `${value} ${unit}`.trim();

const medians = (runs) => ({
  ms: absolute(runs, 'time'),
  bytes: absolute(runs, 'bytes'),
  requests: absolute(runs, 'requests'),
});

/** Prints the table, and keeps it with everything behind it. */
export function report(measured) {
  const table = ROWS.map(({ what, budget, unit, of }) => {
    const value = of(measured);
    return {
      what,
      measured: cell(Number(value.toFixed(value < 10 ? 3 : 0)), unit),
      budget: cell(budget, unit),
      ok: value <= budget,
    };
  });
  const { fields, steps, left, idleWithChat } = measured;
  console.table(table);
  console.log(
    'First field',
    Object.fromEntries(Object.entries(fields).map(([name, runs]) => [name, medians(runs)])),
  );
  for (const name of ['own', 'ownPreload', 'plain', 'preload', 'served'])
    console.log(`React has the first field, ${name}: ${Math.round(absolute(fields[name], 'readyAt'))} ms`);
  for (const url of needless(measured)) console.log(`Fetched before the first field without need: ${url}`);
  console.log(
    `Longest run of a script when idle, with a chat on the page: ${Math.round(median(idleWithChat))} ms`,
  );
  console.log(`Registration from click to heading: ${Math.round(absolute(steps.registration, 'click'))} ms`);
  console.log(`Heap in use after 100 mounts, with compiled code: +${Math.round(left.used)} kB`);
  mkdirSync('e2e/results', { recursive: true });
  writeFileSync('e2e/results/bench.json', JSON.stringify({ table, ...measured }, null, 2));
  if (table.some(({ ok }) => !ok)) console.log('Over budget: see the rows marked false.');
}
