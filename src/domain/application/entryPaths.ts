/** Paths below the base path that other sites and mails link to, without an application's id. */

/** Where a bank sends people back to (docs/rules.md#linking-a-bank). */
export const BANK_RETURN_PATH = 'plaid-oauth-success';

/** Where the link for a phone leads that sends files (docs/decisions/0011-photos-on-a-phone.md). */
export const PHONE_PATH = 'identity-handoff';
