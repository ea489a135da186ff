import { type IncomeSource, incomeSourceOf } from '#src/domain/application/applicationEnums.ts';
import type { copy } from './copy.ts';

type Text = keyof (typeof copy)['strings'];

/** The `{type}`s of `income/link/{type}` (docs/rules.md#ways-to-verify-income). */
const LINK_TYPES = ['plaid', 'truv-payroll', 'truv-tax', 'pointserv', 'empinfo'] as const;
export type LinkType = (typeof LINK_TYPES)[number];

export function isLinkType(type: unknown): type is LinkType {
  return LINK_TYPES.includes(type as LinkType);
}

export interface LinkMethod {
  title: Text;
  /** On the button of its card. */
  action: Text;
  /** In a list of records. */
  name: Text;
  detail: Text;
  /** Asks the IRS, whose service has maintenance times of its own. */
  irs?: true;
  /** Reads tax returns: for the self-employed only where the organisation verifies them so. */
  taxes?: true;
}

export const LINKS = {
  plaid: { title: 'plaidTitle', action: 'plaidAction', name: 'plaidName', detail: 'vendorDetail' },
  'truv-payroll': {
    title: 'payrollTitle',
    action: 'payrollAction',
    name: 'payrollName',
    detail: 'payrollDetail',
  },
  'truv-tax': {
    title: 'taxTitle',
    action: 'taxAction',
    name: 'taxName',
    detail: 'taxDetail',
    taxes: true,
  },
  pointserv: {
    title: 'irsTitle',
    action: 'irsAction',
    name: 'irsName',
    detail: 'irsDetail',
    irs: true,
    taxes: true,
  },
  empinfo: {
    title: 'employerTitle',
    action: 'employerAction',
    name: 'employerName',
    detail: 'employerDetail',
  },
} as const satisfies Record<LinkType, LinkMethod>;

const OPTIONS: Readonly<Record<IncomeSource, LinkType | 'upload'>> = {
  PLAID_TRANSACTIONS: 'plaid',
  TRUV_TAX: 'truv-tax',
  TRUV: 'truv-payroll',
  POINTSERV: 'pointserv',
  EMPINFO: 'empinfo',
  MANUAL_PAYSTUB: 'upload',
  OTHER: 'upload',
  // Documents can always be sent.
  UNKNOWN: 'upload',
};

/** How a person uses an income source of the API: by a link, or by sending documents. */
export const optionOf = (method: string): LinkType | 'upload' => OPTIONS[incomeSourceOf(method)];
