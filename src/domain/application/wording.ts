/** What a person had before them, word for word. Source: docs/rules.md#record-of-what-was-shown */

import type { GivenDocumentType } from '../documents/documents.ts';
import { LOCALE } from '../text/locale.ts';
import { isUuid } from '../text/uuid.ts';
import type { ConsentType, SmsConsentType } from './applicationEnums.ts';

/**
 * What the person did with it: ticked or pressed its own button; pressed on with it above the button; had it at hand
 * without being asked; left its optional box empty.
 */
export const WORDING_ACTS = ['ACCEPTED', 'CONTINUED', 'PROVIDED', 'LEFT_EMPTY'] as const;
export type WordingAct = (typeof WORDING_ACTS)[number];

/** The subject of a recorded text: a document, a consent or another statement. */
export type WordingType =
  | GivenDocumentType
  | ConsentType
  | SmsConsentType
  | 'EMPLOYER_INFORMATION'
  | 'TAX_TRANSCRIPT'
  | 'TAX_TRANSCRIPT_SPOUSE'
  | 'CIP_NOTICE'
  | 'INCOME_NOTICE'
  | 'MARITAL_STATUS_NOTICE'
  | 'MARITAL_PROPERTY_NOTICE'
  | 'HMDA_NOTICE'
  | 'HMDA_ON_BEHALF'
  | 'WAITLIST'
  | 'PAPER_DOCUMENTS'
  | 'OFFER'
  | 'VALUATION_ORDER'
  | 'VALUATION_STATEMENT'
  | 'INCOME_STATEMENT'
  | 'DISBURSEMENT_ACCOUNT'
  | 'NOTARY_FEE'
  | 'CLOSE_LINE'
  | 'CANCELLATION'
  | 'SIGNATURE_INTENT'
  | 'SIGNER_NOTICE';

export interface Wording {
  type: WordingType;
  act: WordingAct;
  /** As it stood on the page, placeholders filled; a paragraph a line. */
  text: string;
  /** BCP 47 */
  language: string;
  /** The path of the screen, without who it was about. */
  screen: string;
  /** By the browser's clock, where it was shown long before it is sent. */
  shownAt?: string | undefined;
  /** The document of the application that it is about. */
  documentUuid?: string | undefined;
}

/** The screen at a path of the application: `/{uuid}/start/app-summary` is `start/app-summary`. */
export function screenAt(pathname: string): string {
  const segments = pathname.split('/').filter(Boolean);
  return segments.filter((segment) => !isUuid(segment)).join('/');
}

export function wording(
  screen: string,
  act: WordingAct,
  type: WordingType,
  ...paragraphs: readonly string[]
): Wording {
  return { type, act, text: paragraphs.join('\n'), language: LOCALE, screen };
}
