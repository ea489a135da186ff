import type { ReactNode } from 'react';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { siteUrl } from '#src/brand/siteUrl.ts';
import { TextLink } from '#src/ui/primitives/TextLink.tsx';

interface LegalLinkProps {
  to: 'terms' | 'privacy' | 'communications' | 'smsTerms';
  /** Stands by itself, not in a sentence. */
  alone?: boolean;
  children: ReactNode;
}

/** To a document of the lender's, in a new tab: nothing that was typed is lost. */
export function LegalLink({ to, alone = false, children }: LegalLinkProps) {
  const { baseUrl, companyInfo } = useBrand();
  return (
    <TextLink newTab alone={alone} href={siteUrl(baseUrl, companyInfo.legal[to])}>
      {children}
    </TextLink>
  );
}
