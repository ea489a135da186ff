import type { BodyOf, ResponseOf } from '#src/api/contract/endpoint.ts';
import type {
  getIdentityVerification,
  postIdentityVerification,
  putIdentityConfirmation,
} from '#src/api/contract/identityVerification.ts';
import {
  type DocumentType,
  IDENTITY_DOCUMENT_SIDES,
  type IdentityDocument,
} from '#src/domain/documents/documents.ts';
import type { Upload } from '#src/features/uploads/engine/upload.ts';
import type { Handoff } from '../handoff/model.ts';
import type { ConfirmValues } from './schema.ts';

export type Verification = ResponseOf<typeof getIdentityVerification>;
export type Sides = BodyOf<typeof postIdentityVerification>;
export type Confirmation = BodyOf<typeof putIdentityConfirmation>;

/** One side of the document, as it was uploaded. */
export interface Photo {
  documentUuid: string;
  name: string;
}

/** What is chosen and captured so far; plain data, so that it can be a draft. */
export interface Captured {
  kind?: IdentityDocument | undefined;
  /** ISO time at which the notice about identification was on the page. */
  noticeAt?: string | undefined;
  front?: Photo | undefined;
  back?: Photo | undefined;
  /** What was answered about the name that was read, and not sent yet. */
  confirmation?: Partial<ConfirmValues> | undefined;
}

/** Whom the feature works for: the borrower's screen and the signer's each bring their own calls. */
export interface IdentityPort {
  /** How the check stands; `undefined` while it is being asked. */
  verification: Verification | undefined;
  upload(documentType: DocumentType): Upload;
  send(sides: Sides): Promise<void>;
  confirm(answer: Confirmation): Promise<void>;
  captured: Captured;
  save(captured: Captured): void;
  /** Whether the back of a card is asked for, too. */
  backOfId: boolean;
  /** The name that the ID is compared with, and where it stands. */
  expectedName: string;
  nameOn: 'APPLICATION' | 'DEED';
}

export type Step = 'choose' | 'front' | 'back' | 'phone' | 'details';

/** The document type of each side to capture. */
export function sidesOf(
  kind: IdentityDocument,
  backOfId: boolean,
): { front: DocumentType; back?: DocumentType } {
  const sides: { front: DocumentType; back?: DocumentType } = IDENTITY_DOCUMENT_SIDES[kind];
  return backOfId ? sides : { front: sides.front };
}

/** The sides that are still to be captured; all of them, once there is none. */
export function sidesLeft({ kind, front, back }: Captured, backOfId: boolean): DocumentType[] {
  if (!kind) return [];
  const sides = sidesOf(kind, backOfId);
  const all = [sides.front, ...(sides.back ? [sides.back] : [])];
  const left = all.filter((type) => (type === sides.front ? !front : !back));
  return left.length > 0 ? left : all;
}

/** What is captured once the photos from a phone have arrived. */
export function withReceived(captured: Captured, received: Handoff['received']): Captured {
  const sides = captured.kind && IDENTITY_DOCUMENT_SIDES[captured.kind];
  const next = { ...captured };
  for (const { documentType, documentUuid, name } of received) {
    next[documentType === sides?.front ? 'front' : 'back'] = { documentUuid, name };
  }
  return next;
}

/** States in which there is something to show besides the capture. */
const ANSWERED: readonly string[] = ['PROCESSING', 'READ'];

/**
 * The step to show: the one in the address as far as what came before allows it, else where the check stands. What a person
 * looks at is not captured any more, and its owner's to show.
 */
export function stepFor(
  asked: string | null,
  { verification, captured, backOfId }: Pick<IdentityPort, 'verification' | 'captured' | 'backOfId'>,
  hasPhone = false,
): Step {
  const state = verification?.state ?? 'NONE';
  const { kind, front } = captured;
  switch (asked) {
    case 'front':
      return kind ? 'front' : 'choose';
    case 'back':
      return kind && front && sidesOf(kind, backOfId).back ? 'back' : 'choose';
    case 'phone':
      return kind && hasPhone ? 'phone' : 'choose';
    case 'details':
      return state === 'NONE' ? 'choose' : 'details';
    case 'choose':
      return 'choose';
    default:
      return ANSWERED.includes(state) ? 'details' : 'choose';
  }
}
