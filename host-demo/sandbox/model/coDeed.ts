import type { Signer } from '#src/api/contract/parts.ts';
import { newPersonRecord } from './personRecord.ts';
import type { Application, CoDeed } from './records.ts';

const HOUR_MS = 60 * 60_000;
/** How long a decision not to sign may be taken back (docs/rules.md#signers-who-decline). */
const TAKE_BACK_MS = 24 * HOUR_MS;

/** How far a signer is, without what stands in their way. */
export type Progress = CoDeed['status'];

/** In order, with what the borrower sees of it (docs/rules.md#what-a-borrower-sees-of-a-signer). */
const SHOWN = {
  INVITED: 'INVITED',
  OPENED: 'OPENED',
  CONSENTED: 'OPENED',
  ID_VERIFIED: 'ID_VERIFIED',
  DOCUMENTS_READ: 'ID_VERIFIED',
  SIGNED: 'SIGNED',
} as const satisfies Record<Progress, string>;

export const PROGRESS = Object.keys(SHOWN) as Progress[];

export const newCoDeed = (livesInHome = true): CoDeed => ({
  ...newPersonRecord(),
  status: 'INVITED',
  livesInHome,
  consents: [],
  read: {},
});

/** What a signer has done so far. */
export function coDeedOf(app: Application, { uuid }: Pick<Signer, 'uuid'>): CoDeed {
  app.coDeeds[uuid] ??= newCoDeed();
  return app.coDeeds[uuid];
}

export const isAt = ({ status }: CoDeed, least: Progress): boolean =>
  PROGRESS.indexOf(status) >= PROGRESS.indexOf(least);

/** Shows the borrower what is theirs to know. */
export function showToBorrower(app: Application, signer: Signer): void {
  const { status, declined } = coDeedOf(app, signer);
  signer.status = declined ? 'DECLINED' : SHOWN[status];
  if (status !== 'INVITED') signer.emailEditable = false;
}

/** Sets how far a signer is. */
export function setProgress(app: Application, signer: Signer, status: Progress): void {
  coDeedOf(app, signer).status = status;
  showToBorrower(app, signer);
}

/** A person begins who has only opened their invitation. */
export function restart(app: Application, signer: Signer): void {
  app.coDeeds[signer.uuid] = { ...newCoDeed(coDeedOf(app, signer).livesInHome), isPersonal: true };
  setProgress(app, signer, 'OPENED');
}

/** Who they are is established. */
export function verified(app: Application, signer: Signer): void {
  if (coDeedOf(app, signer).status === 'CONSENTED') setProgress(app, signer, 'ID_VERIFIED');
}

/** They have signed; whoever had declined has come round. */
export function sign(app: Application, signer: Signer, at: number): void {
  const record = coDeedOf(app, signer);
  delete record.declined;
  record.signedAt ??= new Date(at).toISOString();
  setProgress(app, signer, 'SIGNED');
}

export const takeBackUntil = ({ at }: { at: string }): number => Date.parse(at) + TAKE_BACK_MS;

/** The deed is the second signature: nobody puts theirs on it before the borrower has signed the agreement. */
export const hasBorrowerSigned = ({ heloc }: Application): boolean => Boolean(heloc.dates.noteSigned);
