/**
 * What a remote uses of the federation's runtime, in the place of all that this exports: it loads no other remote, and
 * shares no library in parts.
 */
export { init } from '../../../node_modules/@module-federation/runtime/dist/index.js';

/** Of other remotes. */
export const getRemoteEntry = undefined;
/** Of libraries in parts. */
const helpers = undefined;
export default helpers;
