// @ts-check
// JavaScript, as the build's scripts import it into Node, which compiles nothing.

/** The segment below which the pages of additional signers are. */
export const SIGNER_SEGMENT = 'heloc-signer';

/** Remotes with pages, and what the addresses of those contain: an address belongs to the first whose path is in it. */
const PATHS = /** @type {const} */ ({ signer: `/${SIGNER_SEGMENT}/`, borrower: '/' });

/** Remotes without pages: they do not depend on the page's address. */
const PATHLESS = /** @type {const} */ (['chat', 'banner']);

/** @typedef {keyof typeof PATHS} RoutedRemote */
/** @typedef {RoutedRemote | (typeof PATHLESS)[number]} RemoteName */

const ROUTED = /** @type {RoutedRemote[]} */ (Object.keys(PATHS));

/** @type {readonly RemoteName[]} */
export const REMOTES = /* @__PURE__ */ (() => [...ROUTED, ...PATHLESS])();

/** The container with the bars for a federation host's own pages. It is no remote: the loader does not know it. */
export const NAVIGATION = /** @type {const} */ ('navigation');
/** @typedef {RemoteName | typeof NAVIGATION} ContainerName */

/**
 * @param {ContainerName} remote
 * @returns {remote is RoutedRemote}
 */
export const isRouted = (remote) => remote in PATHS;

/** @param {string} pathname */
export const remoteAt = (pathname) =>
  /** @type {RoutedRemote} */ (ROUTED.find((name) => `${pathname}/`.includes(PATHS[name])));
