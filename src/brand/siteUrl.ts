/** A link of the brand's, which may be a path on the lender's own site. */
export const siteUrl = (baseUrl: string, link: string): string =>
  link.startsWith('/') ? `${baseUrl}${link}` : link;
