// @ts-check

/**
 * Chunks that the loader asks for beside a remote's entry, by name; first what takes longest to come.
 *
 * @type {{ readonly [Remote in import('../../src/domain/remotes.js').RemoteName]?: readonly string[] }}
 */
export const PREFETCH = { borrower: ['__federation_expose_mount', 'react', 'styled'] };
