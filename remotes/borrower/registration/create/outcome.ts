/** Registration cannot go on: this person has an account, or an application, with us already (borrower flow s8). */
export class IdentityExists extends Error {
  override readonly name = 'IdentityExists';
  /** Whether they are signed in to it, so that what is in the way is an application. */
  readonly signedIn: boolean;

  constructor({ signedIn, cause }: { signedIn: boolean; cause?: unknown }) {
    super('identity exists', { cause });
    this.signedIn = signedIn;
  }
}

/** Too soon after the last line (borrower flow s8, 45 days). */
export class RecentHeloc extends Error {
  override readonly name = 'RecentHeloc';
}

/** The identity provider asks for phone, email and password itself, and has not done so yet. */
export class SignInNeeded extends Error {
  override readonly name = 'SignInNeeded';
}

/** These messages of the create call are for the applicant, who may choose another property. */
export const NOT_OFFERED = 'we do not currently offer loans in';
