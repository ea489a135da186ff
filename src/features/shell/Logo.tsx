import { useState } from 'react';
import styled from 'styled-components';
import { DARK } from '#src/brand/applyTheme.ts';
import { useBrand, useTheme } from '#src/brand/BrandProvider.tsx';
import { focusRing } from '#src/ui/primitives/styles.ts';
import { useSiteLink } from './useSiteLink.ts';

// In forced colours a picture keeps its own, so it keeps the ground that it was drawn for.
// By rules: where a host's are taken off, so are the sizes of attributes, and the picture would come from nothing.
const Image = styled.img<{ $size: Record<'width' | 'height', number> }>`
  display: block;
  inline-size: ${({ $size }) => $size.width}px;
  aspect-ratio: ${({ $size }) => $size.width / $size.height};
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
export function HomeLink() {
  return (
    <Home {...useSiteLink('/')}>
      <Logo />
    </Home>
  );
}

/** The organisation's, for a header's ground; its name where there is none. */
export function Logo() {
  const { logo, dark } = useTheme();
  const { shortName } = useBrand().companyInfo;
  const [failed, setFailed] = useState('');
  const { url } = logo;
  if (url === failed) return <strong>{shortName}</strong>;
  const image = <Image $size={logo} src={url} alt={shortName} onError={() => setFailed(url)} />;
  return dark ? (
    <picture>
      <source srcSet={dark.logo.url} media={DARK} />
      {image}
    </picture>
  ) : (
    image
  );
}
