import { string } from 'yup';
import { endpoint } from './endpoint.ts';
import { bankAccountSchema, incomeRecordSchema } from './parts.ts';
import { HELOC_ONE } from './paths.ts';
import { amount, list, maybeAmount, maybeText, object, requiredText, text } from './schemas.ts';

/** INCOME: deposits of pay at a bank. PAYROLL and TAX link an account of that kind instead of a bank's. */
const BANK_LINK_PURPOSES = ['INCOME', 'DISBURSEMENT', 'AUTOPAY', 'PAYROLL', 'TAX'] as const;
export type BankLinkPurpose = (typeof BANK_LINK_PURPOSES)[number];

export const postBankLinkToken = endpoint({
  method: 'POST',
  path: `${HELOC_ONE}/bank-link/token`,
  idempotencyKey: false,
  summary:
    'Starts linking a bank, a payroll or a tax account. `provider` says which adapter to load: sandbox, plaid or truv.',
  source: 'docs/rules.md#linking-a-bank',
  body: () => object({ purpose: string().oneOf(BANK_LINK_PURPOSES).required(), redirectUri: maybeText() }),
  response: () =>
    object({
      provider: text(),
      linkToken: requiredText(),
      expiration: text(),
      /** Sandbox only: the banks, payroll providers or tax programs that its window offers. */
      institutions: list(object({ id: requiredText(), name: text() })),
    }).required(),
});

export const postBankLinkExchange = endpoint({
  method: 'POST',
  path: `${HELOC_ONE}/bank-link/exchange`,
  summary:
    'Gives the public token that linking ended with. INCOME, PAYROLL and TAX answer a record, the others accounts.',
  source: 'docs/rules.md#linking-a-bank',
  body: () =>
    object({
      purpose: string().oneOf(BANK_LINK_PURPOSES).required(),
      publicToken: requiredText(),
      accountIds: list(requiredText()),
      institution: object({ id: requiredText(), name: text() }).nullable().optional().default(undefined),
    }),
  response: () =>
    object({
      record: incomeRecordSchema().nullable().optional().default(undefined),
      employer: maybeText(),
      annualAmount: maybeAmount(),
      /** Deposits, pay statements or tax returns: yyyy-MM-dd, newest first. */
      deposits: list(object({ date: text(), amount: amount(), description: text() })),
      accounts: list(bankAccountSchema()),
    }).required(),
});

/**
 * The sandbox's own bank, payroll and tax program: what its link window calls instead of a vendor. `outcome` LINKED
 * carries a public token; MFA_REQUIRED wants the same once more with the code; INVALID_CREDENTIALS, INVALID_CODE,
 * INSTITUTION_DOWN, RATE_LIMITED and INSTITUTION_NOT_FOUND link nothing.
 */
export const sandboxBankSignIn = endpoint({
  method: 'POST',
  path: '/sandbox-bank/external/api/v1/sign-in',
  idempotencyKey: false,
  summary: 'Signs in at a bank, payroll or tax program of the sandbox. Test users: docs/test-inputs.md.',
  source: 'docs/rules.md#linking-a-bank',
  auth: 'none',
  unauthorized: 'reject',
  body: () =>
    object({
      linkToken: requiredText(),
      institutionId: requiredText(),
      username: requiredText(),
      password: text(),
      code: maybeText(),
    }),
  response: () =>
    object({
      outcome: text(),
      publicToken: maybeText(),
      accounts: list(object({ id: requiredText(), name: text(), type: text(), mask: text() })),
    }).required(),
});
