/** The path of the application on the host's site as the option says it, in the one spelling that is compared with. */
export const toBasePath = (given = '/account/heloc'): string => `/${given.replace(/^\/+|\/+$/g, '')}`;
