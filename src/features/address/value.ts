import { type Address, formatAddress, normalizeAddress } from '#src/domain/property/address.ts';
import { parseAddressText } from '#src/domain/property/addressText.ts';

/** What `AddressFields` holds: an address as far as it is typed, and how it is being typed. */
export interface AddressValue extends Partial<Address> {
  /** The text in the search box. */
  text?: string | undefined;
  /** Typed field by field instead of searched for. */
  manual?: boolean | undefined;
}

/** The address to submit: that of the fields, else of a complete line in the search box. */
export function toAddress(value: AddressValue): Address {
  const line = value.manual || value.street1 ? undefined : parseAddressText(value.text);
  return line ?? normalizeAddress(value);
}

/** A stored address in the form in which `AddressFields` shows it. */
export function fromAddress(address: Partial<Address> | undefined): AddressValue {
  return address?.street1 ? { ...address, text: formatAddress(address) } : {};
}
