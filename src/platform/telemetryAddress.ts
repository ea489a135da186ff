import { reportableUrl } from '#src/domain/text/links.ts';
import { isUuid } from '#src/domain/text/uuid.ts';

/** A segment that may say whom a page is about, as paths of the page around may. */
const PERSONAL = /@|%|\d{5}/;

const template = (segment: string) =>
  isUuid(segment) ? '{uuid}' : PERSONAL.test(segment) ? '{id}' : segment;

/** The parts of the page's address that may be told (docs/rules.md#parameters-that-leave-the-browser). */
export function addressOf(href: string) {
  const { hostname, pathname, searchParams } = new URL(reportableUrl(href));
  return {
    domain: hostname,
    pagePath: pathname.split('/').map(template).join('/'),
    queryParams: Object.fromEntries(searchParams),
  };
}
