import { readFileSync } from 'node:fs';
import type { Origins } from '../support/origins.ts';
import { type Person, somebody } from '../support/registration.ts';
import { SETTINGS } from './settings.ts';

interface Brand {
  orgMetadata: { companyInfo: { licensedStates: string[] } };
  capabilities: { requiresReferrer?: boolean; askListedForSaleAlways?: boolean };
}

const REFERRER = '11111111-1111-4111-8111-111111111111';
const HOMES = [
  {},
  { city: 'Albany', state: 'NY', zip: '12207' },
  { city: 'Chicago', state: 'IL', zip: '60601' },
] satisfies Partial<Person>[];

const brand = () => JSON.parse(readFileSync(`dist/themes/${SETTINGS.org}/brand.json`, 'utf8')) as Brand;

/** Somebody with a home where the organisation lends. */
export function customer(changes: Partial<Person> = {}): Person {
  const { licensedStates } = brand().orgMetadata.companyInfo;
  const home = HOMES.find((some) => licensedStates.includes(somebody(some).state));
  return somebody({ ...home, ...changes });
}

/** What registration asks beside the rest. */
export const asks = () => ({ saleAlways: brand().capabilities.askListedForSaleAlways ?? false });

/** An address of the organisation's, below the application's. */
export const addressOf = ({ lender }: Origins, path: string) =>
  `${lender}/account/heloc/${path}?org=${SETTINGS.org}${brand().capabilities.requiresReferrer ? `&referrer=${REFERRER}` : ''}`;
