/** Existing applications that block a new one. Source: docs/rules.md#existing-applications */
import { isSameOrg } from '../org/org.ts';

export interface ExistingApplication {
  checklistStatus?: string | null | undefined;
  /** It is under way. */
  active?: boolean | null | undefined;
  /** It counts where another one is to be started. */
  activeForAppStart?: boolean | null | undefined;
  isInquiry?: boolean | null | undefined;
  wholesaleBrokerNmls?: string | number | null | undefined;
}

export type BlockingApplication<A> =
  | { kind: 'recent' | 'complete' }
  | { kind: 'inquiry' | 'active'; application: A }
  | { kind: 'elsewhere'; org: string };

export interface BlockingFacts {
  /** The server says that this person has had a line within the last 45 days. */
  isRecent?: boolean | undefined;
  /** The one wholesale broker whose inquiries do not block. */
  bypassNmls?: string | null | undefined;
  /** Another organisation at which the person has an active application. */
  elsewhere?: string | undefined;
}

/** The organisation at which a person goes on, of those with an active application: another one only if ours is not among them. */
export function activeElsewhere(organizations: readonly string[], org: string): string | undefined {
  return organizations.some((code) => isSameOrg(code, org)) ? undefined : organizations.find(Boolean);
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
 * their loan officer. `active` offers to continue one that is under way. `elsewhere` is at another organisation.
 */
export function findBlockingApplication<A extends ExistingApplication>(
  applications: readonly A[],
  { isRecent = false, bypassNmls, elsewhere }: BlockingFacts = {},
): BlockingApplication<A> | undefined {
  const isComplete = ({ checklistStatus }: A) => checklistStatus === 'COMPLETE';
  const open = applications.filter((application) => application.active && !isComplete(application));
  const active = open.find(({ isInquiry }) => !isInquiry);
  if (active) return { kind: 'active', application: active };
  if (isRecent) return { kind: 'recent' };
  const [started, ...others] = applications.filter(({ activeForAppStart }) => activeForAppStart);
  if (started && others.length === 0 && isComplete(started)) return { kind: 'complete' };
  const inquiry = open.find((application) => !bypassesInquiry(application, bypassNmls));
  if (inquiry) return { kind: 'inquiry', application: inquiry };
  return elsewhere ? { kind: 'elsewhere', org: elsewhere } : undefined;
}
