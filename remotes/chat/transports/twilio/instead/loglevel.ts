/**
 * What the vendor's client writes its log with: in its place nothing is written. The library would leave the levels of five
 * loggers in the page's local storage even where they are silent, one of them the level of the page's own.
 */
const nothing = () => {};
const SILENT = 5;

export const levels = { TRACE: 0, SILENT };
export const getLevel = () => SILENT;
export const setLevel = nothing;
export const debug = nothing;
export const info = nothing;
export const warn = nothing;
export const error = nothing;
const logger = { levels, getLevel, setLevel, debug, info, warn, error };
export const getLogger = () => logger;
