import { siteUrl } from '#src/brand/siteUrl.ts';
import type { Runtime } from '#src/platform/runtime.ts';

/** Of another organisation, as far as its brand data says it. */
export interface Organization {
  name?: string | undefined;
  phone?: string | undefined;
  /** Where its people go on. */
  dashboard?: string | undefined;
}

const TIMEOUT_MS = 5000;
const CODE = /^[A-Za-z][\w-]*$/;

interface BrandFile {
  orgMetadata?: { companyInfo?: { shortName?: unknown; supportPhone?: unknown } };
  baseUrl?: unknown;
}

/** Reads who another organisation is from its brand data, which lies beside ours; nothing where it is not there. */
export async function readOrganization({ urls }: Pick<Runtime, 'urls'>, org: string): Promise<Organization> {
  if (!CODE.test(org)) return {};
  try {
    const response = await fetch(`${urls.assetBaseUrl()}/themes/${org}/brand.json`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) return {};
    const { orgMetadata, baseUrl } = (await response.json()) as BrandFile;
    const site = filled(baseUrl);
    return {
      name: filled(orgMetadata?.companyInfo?.shortName),
      phone: filled(orgMetadata?.companyInfo?.supportPhone),
      // Without a site of its own it would be a page of ours.
      dashboard: site?.startsWith('https://') ? siteUrl(site.replace(/\/+$/, ''), '/dashboard') : undefined,
    };
  } catch {
    return {};
  }
}

const filled = (value: unknown) => (typeof value === 'string' && value ? value : undefined);
