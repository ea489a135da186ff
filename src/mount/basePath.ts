/** The base path of the option, normalised for comparisons. */
export const toBasePath = (given = '/account/heloc'): string => `/${given.replace(/^\/+|\/+$/g, '')}`;
