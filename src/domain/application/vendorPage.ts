/**
 * The address of a vendor's page, as one takes a card or a signature: absolute, or relative to the API. Nothing else than
 * a web page is opened, and without encryption only the API's own, as in a sandbox on this machine.
 */
export function vendorPage(url: string | null | undefined, apiBaseUrl: string): string | undefined {
  if (!url || !URL.canParse(url, apiBaseUrl)) return undefined;
  const { href, protocol, origin, username, password } = new URL(url, apiBaseUrl);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && origin === new URL(apiBaseUrl).origin);
  return isSafe && username === '' && password === '' ? href : undefined;
}
