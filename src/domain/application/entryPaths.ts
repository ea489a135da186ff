/** Paths below the base path that other sites and mails link to, without an application's id. */

/** Where a bank sends people back to (docs/rules.md#linking-a-bank). */
export const BANK_RETURN_PATH = 'plaid-oauth-success';

/** Where the link for a phone leads that takes the photos of an ID. */
export const PHONE_PATH = 'identity-handoff';
