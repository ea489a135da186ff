import { boolean, mixed, object, string } from 'yup';
import type { Translate } from '#src/brand/copy.tsx';
import { SUPPORT_MESSAGE } from '#src/domain/application/support.ts';
import { normalizeName } from '#src/domain/person/names.ts';
import type { copy } from './copy.ts';
import { type Drawing, isSignature } from './drawing/strokes.ts';

type T = Translate<(typeof copy)['strings']>;

export const SIGNATURE_STYLES = ['script', 'italic', 'plain'] as const;
export type SignatureStyle = (typeof SIGNATURE_STYLES)[number];

export const SIGNATURE_METHODS = ['type', 'draw'] as const;

/** A signature as the person has adopted it for this session. */
export interface Adopted {
  signedName: string;
  initials: string;
  style: SignatureStyle;
  /** Drawn by hand; absent: the typed name is the signature. */
  drawing?: Drawing | undefined;
}

export interface AdoptValues extends Adopted {
  method: (typeof SIGNATURE_METHODS)[number];
  intent: boolean;
}

const same = (a: string, b: string) => normalizeName(a).toLowerCase() === normalizeName(b).toLowerCase();

/** The typed name must be the name on the documents, in upper or lower case (docs/rules.md#signatures). */
export const adoptSchema = (t: T, signerName: string) =>
  object({
    signedName: string()
      .required(t('nameMissing'))
      .test('same', t('nameDiffers', { name: signerName }), (value) => same(value ?? '', signerName)),
    initials: string()
      .trim()
      .required(t('initialsMissing'))
      .matches(/^\p{L}[\p{L}\p{M}.' -]{0,7}$/u, { message: t('initialsWrong'), excludeEmptyString: true }),
    style: string().oneOf(SIGNATURE_STYLES).required(),
    method: string().oneOf(SIGNATURE_METHODS).required(),
    drawing: mixed<Drawing>().when('method', ([method], schema) =>
      method === 'draw' ? schema.test('drawn', t('padMissing'), (value) => isSignature(value)) : schema,
    ),
    intent: boolean().oneOf([true], t('intentMissing')).required(t('intentMissing')),
  });

export const declineSchema = (t: T) =>
  object({
    reason: string().required(t('declineReasonMissing')),
    message: string()
      .trim()
      .max(SUPPORT_MESSAGE.max, t('declineMessageLong', { count: SUPPORT_MESSAGE.max })),
  });
