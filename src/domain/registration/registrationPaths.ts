/** Where registration is, below the base path. Imports nothing, since the loader has it as well. */

/** The older flow. Source: docs/rules.md#older-registration */
export const LEGACY_PATH = 'register';

export const VERSION_2_PATH = 'register-v2';
