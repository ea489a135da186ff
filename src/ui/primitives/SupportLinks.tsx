import type { ReactNode } from 'react';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { formatPhone, telUri } from '#src/domain/person/phone.ts';
import { Fragment, jsxs } from '#src/jsx/runtime.ts';
import { TextLink } from './TextLink.tsx';

/** A telephone number inside a sentence or a list: pressed to call, and in one piece unless a line is too narrow for it. */
export function PhoneNumber({ number }: { number: string }) {
  return (
    <TextLink alone href={telUri(number)}>
      {formatPhone(number) || number}
    </TextLink>
  );
}

/** The lender's telephone number, for the `{phone}` of a sentence. */
export function SupportPhone() {
  return <PhoneNumber number={useBrand().companyInfo.supportPhone} />;
}

/** The lender's e-mail address, for the `{email}` of a sentence. */
export function SupportEmail() {
  const { supportEmail } = useBrand().companyInfo;
  return <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>;
}

const withLink = (parts: readonly ReactNode[], contact: string, link: ReactNode): ReactNode[] =>
  parts.flatMap((part) =>
    typeof part === 'string'
      ? part.split(contact).flatMap((piece, index) => (index > 0 ? [link, piece] : piece))
      : [part],
  );

/**
 * A text with the lender's telephone number and e-mail address in it as links. Its words are the ones that are recorded
 * as shown (docs/rules.md#record-of-what-was-shown).
 */
export function LinkedContacts({ text }: { text: string }) {
  const { supportPhone, supportEmail } = useBrand().companyInfo;
  const parts = withLink([text], supportPhone, <SupportPhone />);
  return jsxs(Fragment, { children: withLink(parts, supportEmail, <SupportEmail />) });
}
