import { SIGNER_SEGMENT } from '#src/domain/remotes.js';

/** Of each screen, below the base path. */
export const PATHS = {
  login: `${SIGNER_SEGMENT}/login`,
  resume: `${SIGNER_SEGMENT}/resume`,
  intro: `${SIGNER_SEGMENT}/intro`,
  identity: `${SIGNER_SEGMENT}/identity`,
  documents: `${SIGNER_SEGMENT}/documents`,
  conditions: `${SIGNER_SEGMENT}/conditions`,
  uploadDocument: `${SIGNER_SEGMENT}/conditions/upload-document`,
  identityAgain: `${SIGNER_SEGMENT}/conditions/identity`,
  sign: `${SIGNER_SEGMENT}/sign`,
  error: `${SIGNER_SEGMENT}/error`,
  declined: `${SIGNER_SEGMENT}/declined`,
  cancelled: `${SIGNER_SEGMENT}/cancelled`,
} as const;

/** Other names of the same pages, as links from elsewhere have them (docs/rules.md#addresses-of-a-signer). */
export const OTHER_NAMES: Readonly<Record<string, string>> = {
  'notary/intro': PATHS.intro,
  'notary/session': PATHS.sign,
  'notary/error': PATHS.error,
  view: PATHS.documents,
};
