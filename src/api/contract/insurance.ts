import { string } from 'yup';
import { POLICY_KINDS } from '#src/domain/property/insurance.ts';
import { endpoint } from './endpoint.ts';
import { HELOC_ONE } from './paths.ts';
import {
  amount,
  email,
  emptyAnswer,
  isoDate,
  line,
  list,
  maybeText,
  object,
  requiredText,
} from './schemas.ts';

const kind = () => string().oneOf(POLICY_KINDS).required();

export const postInsurancePolicy = endpoint({
  method: 'POST',
  path: `${HELOC_ONE}/insurance-policies`,
  summary: 'A policy with its declarations page. A person reads it within a business day.',
  source: 'docs/rules.md#insurance-of-the-home',
  body: () =>
    object({
      kind: kind(),
      insurer: line(),
      policyNumber: line(),
      effectiveDate: isoDate(),
      expirationDate: isoDate(),
      /** Dollars. */
      dwellingCoverage: amount(),
      annualPremium: amount(),
      agent: object({ name: maybeText(), phoneNumber: maybeText(), email: maybeText() })
        .nullable()
        .optional()
        .default(undefined),
      documentUuids: list(requiredText()),
    }),
  response: emptyAnswer,
});

export const postInsuranceAgentRequest = endpoint({
  method: 'POST',
  path: `${HELOC_ONE}/insurance-agent-requests`,
  summary: "Asks the person's agent for a policy that is needed, by email.",
  source: 'docs/rules.md#insurance-of-the-home',
  body: () => object({ kind: kind(), name: line(), email: email(), phoneNumber: maybeText() }),
  response: emptyAnswer,
});
