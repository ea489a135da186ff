import { Hono } from 'hono';
import { mixed } from 'yup';
import type { Services } from '../services.ts';
import type { FlagsChange } from '../settings.ts';
import { read } from './read.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const everyOf = (isValid: (value: unknown) => boolean) => (value: unknown) =>
  isObject(value) && Object.values(value).every(isValid);
const areFlags = everyOf((value) => typeof value === 'boolean');

const PARTS: Readonly<Record<keyof FlagsChange, (value: unknown) => boolean>> = {
  org: (value) => typeof value === 'string',
  flags: areFlags,
  variables: everyOf(isObject),
  experiments: everyOf((side) => side === null || side === 'variation' || side === 'control'),
  byApplication: everyOf(areFlags),
  delayMs: (value) => typeof value === 'number' && value >= 0,
};
const isPart = (name: string): name is keyof FlagsChange => name in PARTS;

/** `{key: boolean}` for everybody, or the parts by name; anything else is no flag. */
const flagsInput = mixed<Record<string, unknown>>()
  .required()
  .test(
    'flags',
    `flags must be {key: boolean} or {${Object.keys(PARTS).join('?, ')}?}`,
    (value) =>
      areFlags(value) ||
      (isObject(value) && Object.entries(value).every(([name, part]) => isPart(name) && PARTS[name](part))),
  );

/** What features and experiments are decided to be; an empty change answers with what they are. */
export function flagRoutes({ settings }: Services): Hono {
  const app = new Hono();
  app.put('/', async (c) => {
    const body = await read(c, flagsInput);
    const change = (Object.keys(body).some(isPart) ? body : { flags: body }) as FlagsChange;
    await settings.changeFlags(change);
    const org = change.org ?? '';
    return c.json({
      flags: settings.flagsFor(org),
      experiments: settings.sidesFor(org),
      delayMs: settings.flagDelayMs(),
    });
  });
  return app;
}
