import { memo, useState } from 'react';
import styled, { css } from 'styled-components';
import { DARK, PHONE } from '#src/brand/applyTheme.ts';
import { useBrand, useTheme } from '#src/brand/BrandProvider.tsx';
import type { Logo as LogoData } from '#src/brand/schema/theme.ts';
import { focusRing } from '#src/ui/primitives/styles.ts';
import { useSiteLink } from './useSiteLink.ts';

const box = ({ width, height }: LogoData) => `inline-size: ${width}px; aspect-ratio: ${width / height};`;

// In forced colours a picture keeps its own, so it keeps the ground that it was drawn for.
// By rules: where a host's are taken off, so are the sizes of attributes, and the picture would come from nothing.
const Image = styled.img<{ $logo: LogoData }>`
  display: block;
  ${({ $logo }) => box($logo)}
  ${({ $logo: { short } }) => short && css`@media ${PHONE} { ${box(short)} }`}
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: var(--heloc-color-header);
  }
`;

const Home = styled.a`
  color: inherit;
  &:focus-visible {
    ${focusRing}
  }
`;

/** Leads to the organisation's own site. */
export const HomeLink = memo(function HomeLink() {
  return (
    <Home {...useSiteLink('/')}>
      <Logo />
    </Home>
  );
});

/** The organisation's, for a header's ground; its name where there is none. */
export function Logo() {
  const { logo, dark } = useTheme();
  const { shortName } = useBrand().companyInfo;
  const [failed, setFailed] = useState('');
  const { url } = logo;
  if (url === failed) return <strong>{shortName}</strong>;
  const source = (other: LogoData | undefined, media: string) =>
    other && <source srcSet={other.url} media={media} />;
  return (
    // Another lender's is another picture: a browser shows the one before until it has the next.
    <picture key={url}>
      {source(dark?.logo.short, `${PHONE} and ${DARK}`)}
      {source(logo.short, PHONE)}
      {source(dark?.logo, DARK)}
      <Image $logo={logo} src={url} alt={shortName} onError={() => setFailed(url)} />
    </picture>
  );
}
