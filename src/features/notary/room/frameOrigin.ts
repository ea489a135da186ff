/** The origin of a vendor's address, if it may be framed at all: HTTPS only. */
export function frameOrigin(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, origin, username, password } = new URL(url);
  return protocol === 'https:' && username === '' && password === '' ? origin : undefined;
}
