/** The language and region in which everything is said and written. */
export const LOCALE = 'en-US';
