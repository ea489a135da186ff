/**
 * Which parameters of an address go along, by where that leads. Any other may carry a person's data and stays behind, but
 * from step to step of registration, where all do. Source: docs/rules.md#parameters-of-a-redirect
 */

/** From page to page of an application and to those beside registration: what a reload needs of the host, and the chat. */
export const PAGE = /^(?:org|isolation|remote|pop-webchat)$/;

/** Into registration or to the signers' login, which is another remote: what is known of the visit as well. */
export const ENTRY = /^(?:org|isolation|utm_\w+|referrer|referralUuid|step|page|pop-webchat)$/;

/** In what is reported of an address. */
export const REPORT = /^(?:org|utm_\w+|referrer|referralUuid|step|page|pop-webchat)$/;

/** To another site of the group, which has an organisation of its own. */
export const SIBLING = /^(?:utm_\w+|referrer|referralUuid|pop-webchat)$/;

/** To another company, to which our referrers mean nothing. */
export const PARTNER = /^utm_\w+$/;

/** What of a query goes along; `own` are parameters of where it leads, which those of the query replace. */
export function surviving(
  search: string | URLSearchParams,
  kept: RegExp,
  own?: string | Record<string, string>,
): URLSearchParams {
  const query = new URLSearchParams(own);
  for (const [name, value] of new URLSearchParams(search)) if (kept.test(name)) query.set(name, value);
  return query;
}
