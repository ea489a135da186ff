import { fillPath } from '#src/api/contract/endpoint.ts';
import { getWeek } from '#src/api/contract/hours.ts';

/** Anybody may ask for it, and every first page does. */
const PUBLIC = `${fillPath(getWeek.path, { department: 'OPS_CHAT' })}?display=true`;

/**
 * Whether the API is there and answers, but not pages of this origin: to a page that looks like a broken connection. Without
 * asking for an answer the browser sends the same call, and says whether one came.
 */
export async function isOriginRefused(baseUrl: string): Promise<boolean> {
  const isAnswered = (mode: RequestMode) =>
    fetch(baseUrl + PUBLIC, { mode, credentials: 'include', cache: 'no-store' }).then(
      () => true,
      () => false,
    );
  return (await isAnswered('no-cors')) && !(await isAnswered('cors'));
}
