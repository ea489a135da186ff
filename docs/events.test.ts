import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { definitionOf, EVENTS, type TelemetryEvent } from '#src/domain/telemetry/catalogue.ts';

const SECURITY = 'docs/security.md';
const LIST = /(\| event \| type \| says \|\n\|-+\|-+\|-+\|\n)(?:\| `heloc_.*\n|<!-- events -->\n)*/;

const rows = (Object.keys(EVENTS) as TelemetryEvent[]).map((name) => {
  const { type, properties } = definitionOf(name);
  const says = Object.entries(properties).map(([property, kind]) => `\`${property}\` (${kind})`);
  return `| \`${name}\` | ${type} | ${says.join(', ') || 'nothing else'} |\n`;
});

test('the published list of product events is the one in the code (UPDATE_DOCS=1 writes it)', () => {
  const text = readFileSync(SECURITY, 'utf8');
  const current = text.replace(LIST, (_, head: string) => head + rows.join(''));
  expect(text).toMatch(LIST);
  if (process.env.UPDATE_DOCS) writeFileSync(SECURITY, current);
  else expect(text).toBe(current);
});
