import { toJson } from '#src/domain/text/json.ts';

/** Nothing typed is nothing, however a form or a server writes that down. */
const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The paths, as fields are named, at which two versions of a form differ: `coOwners[0].email`. */
export function differences(a: unknown, b: unknown, path = ''): string[] {
  if (isEmpty(a) && isEmpty(b)) return [];
  if (Array.isArray(a) || Array.isArray(b)) {
    const [left, right] = [a, b].map((value) => (Array.isArray(value) ? (value as unknown[]) : []));
    const rows = [...(left ?? []), ...(right ?? [])].some(isRecord);
    if (!rows) return toJson(left) === toJson(right) ? [] : [path];
    const length = Math.max(left?.length ?? 0, right?.length ?? 0);
    return Array.from({ length }, (_, index) =>
      differences(left?.[index], right?.[index], `${path}[${index}]`),
    ).flat();
  }
  if (isRecord(a) || isRecord(b)) {
    const [left, right] = [a, b].map((value) => (isRecord(value) ? value : {}));
    const keys = new Set([...Object.keys(left ?? {}), ...Object.keys(right ?? {})]);
    return [...keys].flatMap((key) => differences(left?.[key], right?.[key], path ? `${path}.${key}` : key));
  }
  return a === b ? [] : [path];
}
