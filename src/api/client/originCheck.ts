import { fillPath } from '#src/api/contract/endpoint.ts';
import { getWeek } from '#src/api/contract/hours.ts';

/** Anybody may ask for it, and every first page does. */
const PUBLIC = `${fillPath(getWeek.path, { department: 'OPS_CHAT' })}?display=true`;

/** Whether a call that anybody may make is answered, by whatever status. */
export const askPublicly = (
  baseUrl: string,
  mode: RequestMode,
  headers: Record<string, string> = {},
): Promise<boolean> =>
  fetch(baseUrl + PUBLIC, { mode, headers, credentials: 'include', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * Whether the API is there and answers, but not pages of this origin: to a page that looks like a broken connection. Without
 * asking for an answer the browser sends the same call, and says whether one came.
 */
export const isOriginRefused = async (baseUrl: string): Promise<boolean> =>
  (await askPublicly(baseUrl, 'no-cors')) && !(await askPublicly(baseUrl, 'cors'));
