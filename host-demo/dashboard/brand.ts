import { h } from './dom.ts';

interface Picture {
  src: string;
  width: number;
  height: number;
}
interface Theme {
  logo: Picture;
  tokens?: Record<string, string>;
}
/** Or why there is none. */
type Dark = { logo?: Picture } | string;
interface Brand {
  orgMetadata: { companyInfo: { shortName: string; supportPhone: string } };
}

/** The organisation's name, phone and logo; in a dark color scheme the logo for that. */
export async function showBrand(cdn: string, org: string): Promise<void> {
  const folder = `${cdn}/themes/${org}`;
  const read = async (file: string) => (await fetch(`${folder}/${file}.json`)).json();
  const [{ logo, tokens }, dark, { orgMetadata }] = (await Promise.all(
    ['theme', 'dark', 'brand'].map(read),
  )) as [Theme, Dark, Brand];
  const { shortName, supportPhone } = orgMetadata.companyInfo;
  const inTheDark = typeof dark === 'object' ? dark.logo : undefined;
  const image = h('img', {
    alt: shortName,
    src: `${folder}/${logo.src}`,
    width: logo.width,
    height: logo.height,
    className: inTheDark ? 'for-both' : '',
  });
  // The ground that it is drawn for.
  image.style.setProperty('--ground', tokens?.['color-header'] ?? '#fff');
  const sources = inTheDark
    ? [h('source', { media: '(prefers-color-scheme: dark)', srcset: `${folder}/${inTheDark.src}` })]
    : [];
  document.querySelector('#brand')?.replaceChildren(h('picture', {}, ...sources, image));
  document.title = `Your applications | ${shortName}`;
  const phone = document.querySelector<HTMLAnchorElement>('#phone');
  if (phone) {
    phone.href = `tel:${supportPhone.replace(/\D/g, '')}`;
    phone.textContent = supportPhone;
  }
}
