import { readFileSync } from 'node:fs';
import type { Asks } from '#packages/testing/playwright/registration.ts';
import { selectInterestOnly } from '#remotes/borrower/product/select/journey.ts';
import type { BrandRole } from '#src/domain/registration/eligibility.ts';
import type { Origins } from './origins.ts';
import { createPerson, type Person } from './registration.ts';

interface Brand {
  role: BrandRole;
  orgMetadata: {
    companyInfo: { licensedStates: string[]; address: Place };
    products: { heloc: { senior?: boolean } };
  };
  capabilities: Asks & { requiresReferrer?: boolean; countryPicker?: boolean };
}

type Place = Pick<Person, 'city' | 'state' | 'zip'>;

const REFERRER = '11111111-1111-4111-8111-111111111111';
const placeOf = ({ city, state, zip }: Place): Place => ({ city, state, zip });

/** What a walk through an organisation's application needs to know of it. */
export function lenderOf(org: string) {
  const { role, orgMetadata, capabilities } = JSON.parse(
    readFileSync(`dist/themes/${org}/brand.json`, 'utf8'),
  ) as Brand;
  const { companyInfo, products } = orgMetadata;
  const { licensedStates, address } = companyInfo;
  // Where people usually live, else where the lender is.
  const home = licensedStates.includes(createPerson().state) ? {} : placeOf(address);
  const { senior } = products.heloc;
  const age: Partial<Person> = senior ? { birthdate: ['4', '12', '1950'] } : {};
  return {
    role,
    capabilities,
    /** What its registration asks beside the rest. */
    asks: capabilities satisfies Asks,
    /** A person of sufficient age, with a home where it lends. */
    customer: (changes: Partial<Person> = {}): Person => createPerson({ ...home, ...age, ...changes }),
    /** Ways through its application that are not the usual ones. */
    instead: senior ? { 'product/select': selectInterestOnly } : {},
    /** An address of its, below the application's. */
    addressOf({ lender }: Origins, path: string): string {
      const address = new URL(`/account/heloc/${path}`, lender);
      address.searchParams.set('org', org);
      if (capabilities.requiresReferrer) address.searchParams.set('referrer', REFERRER);
      return address.href;
    },
  };
}
