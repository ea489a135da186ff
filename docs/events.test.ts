import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { definitionOf, EVENTS, type TelemetryEvent, VITALS } from '#src/domain/telemetry/catalogue.ts';

const SECURITY = 'docs/security.md';
const LIST = /(\| event \| type \| says \|\n\|-+\|-+\|-+\|\n)(?:\| `heloc_.*\n|<!-- events -->\n)*/;

/** What a timing may be called. */
const NAMES = /(`vital`: )[^;]+/;
const names = VITALS.map((name) => `\`${name}\``).join(', ');

const rows = (Object.keys(EVENTS) as TelemetryEvent[]).map((name) => {
  const { type, properties } = definitionOf(name);
  const says = Object.entries(properties).map(([property, kind]) => `\`${property}\` (${kind})`);
  return `| \`${name}\` | ${type} | ${says.join(', ') || 'nothing else'} |\n`;
});

test('the published list of product events is the one in the code (UPDATE_DOCS=1 writes it)', () => {
  const text = readFileSync(SECURITY, 'utf8');
  const current = text
    .replace(LIST, (_, head: string) => head + rows.join(''))
    .replace(NAMES, (_, head: string) => head + names);
  for (const part of [LIST, NAMES]) expect(text).toMatch(part);
  if (process.env.UPDATE_DOCS) writeFileSync(SECURITY, current);
  else expect(text).toBe(current);
});
