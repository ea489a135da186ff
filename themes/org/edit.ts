import { color, toColor } from './dtcg.ts';
import { isObject, type Json, type JsonObject, segments } from './json.ts';

/** Without what stands at the paths, and without the groups that are empty then. */
export function without(data: JsonObject, paths: readonly string[]): JsonObject {
  const copy = structuredClone(data);
  for (const path of paths) {
    const way = segments(path);
    const holders: [JsonObject, string | number][] = [];
    let value: Json | undefined = copy;
    for (const key of way) {
      holders.push([value as JsonObject, key]);
      value = (value as JsonObject | undefined)?.[key as string];
    }
    for (const [holder, key] of holders.reverse()) {
      if (!isObject(holder)) continue;
      const left = holder[key as string];
      const isEmpty = isObject(left) && Object.keys(left).every((each) => each === '$type');
      if (holder === holders[0]?.[0] || isEmpty) delete holder[key as string];
    }
  }
  return withoutEmptyEntries(copy);
}

const withoutEmptyEntries = (data: JsonObject): JsonObject => {
  const { pricingData } = data;
  if (!Array.isArray(pricingData)) return data;
  const entries = pricingData.filter((entry) => Object.keys(entry ?? {}).length > 0);
  const { pricingData: _, ...rest } = data;
  return entries.length > 0 ? { ...data, pricingData: entries } : rest;
};

/** Colours that are written as hex texts, as other tools write them, in the form of the format. */
export function withColorObjects(value: Json): Json {
  if (Array.isArray(value)) return value.map(withColorObjects);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const hex =
        typeof item === 'string' && item.startsWith('#') && ['$value', 'color'].includes(key)
          ? color(item)
          : undefined;
      return [key, hex && 'value' in hex ? toColor(hex.value) : withColorObjects(item)];
    }),
  );
}
