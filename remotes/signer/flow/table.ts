import { isOneOf } from '#src/domain/enums.ts';
import {
  SIGNER_STATUSES,
  type SignerProblem,
  type SignerStatus,
} from '#src/domain/person/additionalSigner.ts';
import { PATHS } from '../access/paths.ts';
import type { gated } from '../screens.ts';
import type { SignerData } from './signerSource.ts';

type GatedPath = (typeof gated)[number]['path'];

/** The steps of an additional signer, in order (docs/rules.md#steps-of-a-signer). */
export const STEPS = ['identity', 'documents', 'notary', 'done'] as const;
export type SignerStep = (typeof STEPS)[number];

/** With these nobody meets a notary by video now, whatever they do: their page says so first. */
const HELD_UP = ['NOT_READY', 'OUTSIDE_HOURS'] as const satisfies readonly SignerProblem[];

/** Where a signer stands: their status, or what outranks it. FAILED: their last session did. */
type Situation = SignerStatus | (typeof HELD_UP)[number] | 'FAILED' | 'CANCELLED' | 'UNKNOWN';

interface Row {
  /** The page that is theirs now. */
  to: GatedPath;
  /** What else they may open; any other address leads to `to`. */
  open?: readonly GatedPath[];
  step: SignerStep;
}

const { resume, intro, identity, documents, sign, error, declined, cancelled } = PATHS;
/** What is needed is answered at any time, once documents may be sent electronically. */
const tasks = [PATHS.conditions, PATHS.uploadDocument, PATHS.identityAgain] as const;

/** Where each signer is led, and what they may open (docs/rules.md#addresses-of-a-signer). */
export const CO_DEED_TABLE = {
  INVITED: { to: intro, open: [resume], step: 'identity' },
  OPENED: { to: intro, open: [resume], step: 'identity' },
  CONSENTED: { to: identity, open: [resume, ...tasks], step: 'identity' },
  ID_VERIFIED: { to: documents, open: [resume, ...tasks], step: 'documents' },
  DOCUMENTS_READ: { to: sign, open: [resume, documents, ...tasks], step: 'notary' },
  FAILED: { to: sign, open: [resume, documents, error, ...tasks], step: 'notary' },
  NOT_READY: { to: error, open: [resume, documents, ...tasks], step: 'notary' },
  OUTSIDE_HOURS: { to: error, open: [resume, documents, sign, ...tasks], step: 'notary' },
  BLOCKED: { to: error, open: [resume, documents, sign, ...tasks], step: 'notary' },
  SIGNED: { to: resume, open: [documents, error, ...tasks], step: 'done' },
  DECLINED: { to: declined, step: 'identity' },
  CANCELLED: { to: cancelled, step: 'identity' },
  // One that this version does not know stands at the beginning.
  UNKNOWN: { to: resume, step: 'identity' },
} as const satisfies Record<Situation, Row>;

function situationOf({ status, cancelled: isCancelled, problem }: SignerData): Situation {
  if (isCancelled) return 'CANCELLED';
  if (!isOneOf(SIGNER_STATUSES, status)) return 'UNKNOWN';
  if (status !== 'DOCUMENTS_READ' || !problem) return status;
  return isOneOf(HELD_UP, problem) ? problem : 'FAILED';
}

export const rowOf = (data: SignerData): Row => CO_DEED_TABLE[situationOf(data)];

/** Whether this version of the page knows the status. */
export const isKnown = (data: SignerData): boolean => situationOf(data) !== 'UNKNOWN';
