/** Application ids. Source: docs/rules.md#application-ids */

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** True for the 8-4-4-4-12 hexadecimal form, in any case. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}

/** The application id in a path: its first segment that is a UUID. */
export function uuidInPath(path: string): string | undefined {
  return path.split('/').find(isUuid);
}
