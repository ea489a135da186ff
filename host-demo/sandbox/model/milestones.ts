/**
 * How far an application is, as a row of milestones. An application that is made in some status has everything up
 * to that status's milestone filled in.
 */
export const MILESTONES = [
  'created',
  'offered',
  'offerChosen',
  'contactGiven',
  'demographicsGiven',
  'submitted',
  'incomeVerified',
  'identityVerified',
  'noteSigned',
  'accountGiven',
  'paymentsSet',
  'ownersSigned',
  'deedSigned',
] as const;
export type Milestone = (typeof MILESTONES)[number];
