/** Email addresses. Source: docs/rules.md#email-addresses */

const MAX_LENGTH = 254;
const MAX_LOCAL = 64;
const LOCAL = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

/** The address without spaces around it and with a lower-case domain; the local part is left alone. */
export function normalizeEmail(text: string): string {
  const trimmed = text.trim();
  const at = trimmed.lastIndexOf('@');
  return at < 0 ? trimmed : trimmed.slice(0, at) + trimmed.slice(at).toLowerCase();
}

/** True for local@domain.tld; quoted local parts and addresses of bare hosts or IPs are not accepted. */
export function isEmail(text: string): boolean {
  const email = text.trim();
  const at = email.lastIndexOf('@');
  const local = email.slice(0, Math.max(at, 0));
  const labels = email.slice(at + 1).split('.');
  const tld = labels.at(-1) ?? '';
  return (
    email.length <= MAX_LENGTH &&
    local.length <= MAX_LOCAL &&
    LOCAL.test(local) &&
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label)) &&
    tld.length >= 2 &&
    !/^\d+$/.test(tld)
  );
}

export type EmailProblem = 'email-missing' | 'email-invalid';

/** What is wrong with an email; undefined when it is fine. */
export function emailProblem(text: string | null | undefined): EmailProblem | undefined {
  const email = (text ?? '').trim();
  if (email === '') return 'email-missing';
  return isEmail(email) ? undefined : 'email-invalid';
}

/** "m•••@example.com"; of a name of one letter not even that. Empty for what has no "@". @public */
export function maskEmail(email: string | null | undefined): string {
  const address = normalizeEmail(email ?? '');
  const at = address.lastIndexOf('@');
  if (at < 0) return '';
  const [first = '', ...others] = address.slice(0, at);
  return `${others.length > 0 ? first : ''}•••${address.slice(at)}`;
}
