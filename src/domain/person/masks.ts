/** What of somebody's data is shown so that they recognise it and nobody else can use it. */
import { normalizeEmail } from './email.ts';
import { formatPhone } from './phone.ts';

/** "m•••@example.com"; of a name of one letter not even that. Empty for what has no "@". @public */
export function maskEmail(email: string | null | undefined): string {
  const address = normalizeEmail(email ?? '');
  const at = address.lastIndexOf('@');
  if (at < 0) return '';
  const [first = '', ...others] = address.slice(0, at);
  return `${others.length > 0 ? first : ''}•••${address.slice(at)}`;
}

/** "(•••) •••-0123"; empty unless there are exactly ten digits. @public */
export const maskPhone = (phone: string | null | undefined): string =>
  formatPhone(phone).replace(/\d(?=.*-)/g, '•');
