const LAST_WORD = /^([\s\S]*\s)(https:\/\/\S+?)([.!?]?)$/;

/**
 * A message and the address that it ends with, where that is the only one in it, by https and on an allowed origin; every
 * other message is text alone (docs/rules.md#announcements).
 */
export function splitLink(
  message: string,
  origins: readonly string[],
): { text: string; href?: string; end?: string } {
  const [, text = '', href = '', end = ''] = LAST_WORD.exec(message.trim()) ?? [];
  if (!href || text.includes('://')) return { text: message };
  const url = URL.canParse(href) ? new URL(href) : undefined;
  const isAllowed = url && origins.includes(url.origin) && !url.username && !url.password;
  return isAllowed ? { text, href: url.href, end } : { text: message };
}
