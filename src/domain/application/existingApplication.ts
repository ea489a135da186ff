/** Existing applications that block a new one. Source: docs/rules.md#existing-applications */

export interface ExistingApplication {
  checklistStatus?: string | null | undefined;
  activeForAppStart?: boolean | null | undefined;
  isInquiry?: boolean | null | undefined;
  wholesaleBrokerNmls?: string | number | null | undefined;
}

export type BlockingApplication<A> =
  | { kind: 'recent' | 'complete' }
  | { kind: 'inquiry' | 'active'; application: A };

export interface BlockingFacts {
  /** The server says that this person has had a line within the last 45 days. */
  isRecent?: boolean | undefined;
  /** The one wholesale broker whose inquiries do not block. */
  bypassNmls?: string | null | undefined;
}

/** An inquiry of the special broker does not keep anybody from applying. */
export function bypassesInquiry(
  { isInquiry, wholesaleBrokerNmls }: ExistingApplication,
  bypassNmls: string | null | undefined,
): boolean {
  return Boolean(isInquiry && bypassNmls) && String(wholesaleBrokerNmls ?? '') === bypassNmls;
}

/**
 * What blocks another application, and which existing one to continue. The newest comes first in
 * `applications`.
 *
 * `recent` and `complete` (the only one active for app start is complete) block. `inquiry` asks the person to contact
 * their loan officer. `active` offers to continue.
 */
export function findBlockingApplication<A extends ExistingApplication>(
  applications: readonly A[],
  { isRecent = false, bypassNmls }: BlockingFacts = {},
): BlockingApplication<A> | undefined {
  const started = applications.filter(({ activeForAppStart }) => activeForAppStart);
  const open = started.filter(({ checklistStatus }) => checklistStatus !== 'COMPLETE');
  const active = open.find(({ isInquiry }) => !isInquiry);
  if (active) return { kind: 'active', application: active };
  if (isRecent) return { kind: 'recent' };
  if (started.length === 1 && open.length === 0) return { kind: 'complete' };
  const inquiry = open.find((application) => !bypassesInquiry(application, bypassNmls));
  return inquiry && { kind: 'inquiry', application: inquiry };
}
