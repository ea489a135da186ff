// @ts-check

/**
 * Chunks that the loader asks for beside a remote's entry, by name.
 *
 * @type {{ readonly [Remote in import('../../src/domain/remotes.js').RemoteName]?: readonly string[] }}
 */
export const PREFETCH = { borrower: ['react', 'styled', '__federation_expose_mount'] };
