import { byId } from './dom.ts';

interface Brand {
  orgMetadata: { companyInfo: { shortName: string; supportPhone: string } };
}

/** The organisation's name, after the page's, and phone. */
export async function showBrand(cdn: string, org: string, title: string): Promise<void> {
  const answer = await fetch(`${cdn}/themes/${org}/brand.json`);
  const { shortName, supportPhone } = ((await answer.json()) as Brand).orgMetadata.companyInfo;
  document.title = `${title} | ${shortName}`;
  const phone = byId<HTMLAnchorElement>('phone');
  phone.href = `tel:${supportPhone.replace(/\D/g, '')}`;
  phone.textContent = supportPhone;
}
