import { readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LenderOf } from '#sandbox/documents/lender.ts';
import { SAMPLE_LENDER } from '#sandbox/documents/lender.ts';
import type { FactsOf, Organisation } from '#sandbox/organisations.ts';
import { fillLegal } from '#src/brand/copy.tsx';
import { loadBrand } from '#src/brand/loadBrand.ts';
import { creditBureausOf } from '#src/brand/useCreditBureaus.ts';
import { formatAddress } from '#src/domain/property/address.ts';

/** Any: nothing is asked of a network. */
const ORIGIN = 'http://files/';

/** A `fetch` of the files in a folder. */
const filesIn = (folder: string) =>
  (async (url) => {
    const file = path.join(folder, new URL(String(url)).pathname);
    return readFile(file, 'utf8').then(
      (text) => new Response(text),
      () => new Response('', { status: 404 }),
    );
  }) as typeof fetch;

/** What documents say of organisations, as their pages do. @param folder that `themes` lies in */
export function lendersIn(folder: string): LenderOf {
  const fetch = filesIn(folder);
  return async (org) => {
    const bundle = await loadBrand({ org, assetBaseUrl: ORIGIN, fetch }).catch(() => undefined);
    if (!bundle) return SAMPLE_LENDER;
    const legal = fillLegal(bundle);
    const { legalName, address } = bundle.brand.companyInfo;
    return {
      name: legalName,
      address: formatAddress(address),
      legal: (key, values = {}) => String(legal(key as 'ecoaNotice', values)),
      bureaus: creditBureausOf(bundle.brand),
    };
  };
}

/** What the sandbox is told of organisations; read anew where it was written anew. @param folder of `sandbox/organisations.json` */
export function factsIn(folder: string): FactsOf {
  const file = path.join(folder, 'sandbox', 'organisations.json');
  let known: { at: number; facts: Record<string, Partial<Organisation>> } = { at: Number.NaN, facts: {} };
  return (code) => {
    const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (at !== undefined && at !== known.at) known = { at, facts: JSON.parse(readFileSync(file, 'utf8')) };
    return known.facts[code];
  };
}
