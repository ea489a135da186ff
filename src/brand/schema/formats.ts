/** The texts that brand data is made of. */
import { text } from '../check.ts';

export const code = text(/^[A-Z][A-Z0-9_]{1,40}$/, 'must be an organisation code in capitals');
export const decimal = text(/^\d+(\.\d+)?$/, 'must be a decimal number written as a text');
export const isoDate = text(/^\d{4}-\d{2}-\d{2}$/, 'must be a date like 2026-11-02');
export const state = text(/^[A-Z]{2}$/, 'must be a two-letter state code');
export const phone = text(/^\(\d{3}\) \d{3}-\d{4}$/, 'must be a phone number like (800) 555-0100');

/** An absolute http(s) address or a path of the brand's own site; never a scheme that runs something. */
export const link = text(
  /^(https?:\/\/[^\s/@\\]+(\/[^\s\\]*)?|\/([^\s/\\][^\s\\]*)?)$/i,
  'must be an http(s) address or a path',
);

/** On the API's own origins, whatever follows it. */
export const servicePath = text(/^\/[a-z][^\s\\]*$/i, 'must be a path');

export const nmlsId = text(/^\d{4,10}$/, 'must be an NMLS number');
export const asset = text(/^[^\s"'()\\]+$/, 'must be a path or address without spaces');
