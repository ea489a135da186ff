/**
 * What the loader calls a file: its path without `.js`. Their order counts, and an object lists whole numbers first: what is all
 * digits gets a `./` before it, which an address leaves out.
 */
export const releaseKey = (file: string): string => file.slice(0, -'.js'.length).replace(/^(?=\d+$)/, './');
