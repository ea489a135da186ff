/**
 * A screen's path with its parameters filled in. In place of the router's `generatePath`, which needs what a `map` replaced by
 * a script of the page's may not give: the third argument of its callback.
 */
export const fillPattern = (pattern: string, params: Readonly<Record<string, string | undefined>>): string =>
  pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`Missing parameter ${name} of ${pattern}`);
    return encodeURIComponent(value);
  });
