import type { ApiEmploymentType } from '#src/domain/enums.ts';

type Method =
  | 'TRUV_PAYROLL'
  | 'PLAID_TRANSACTIONS'
  | 'EMPINFO'
  | 'POINTSERV_TAX'
  | 'TRUV_TAX'
  | 'MANUAL_PAYSTUB'
  | 'OTHER';

interface IncomeSource {
  /** How it can be verified, best first (docs/rules.md#ways-to-verify-income); documents that are no pay stub are OTHER. */
  methods: readonly Method[];
  /** Who pays, as the bank's list of deposits names them. */
  payer: string;
  deposit: string;
  perYear: number;
  everyDays: number;
  /** How many pay stubs are asked for; absent: one. */
  payStubs?: number;
}

const twiceAMonth = { perYear: 26, everyDays: 14 };
const monthly = { perYear: 12, everyDays: 30 };
const EMPLOYED: IncomeSource = {
  methods: ['TRUV_PAYROLL', 'PLAID_TRANSACTIONS', 'EMPINFO', 'POINTSERV_TAX', 'TRUV_TAX', 'MANUAL_PAYSTUB'],
  payer: 'Brightwater Logistics',
  deposit: 'Brightwater Logistics PAYROLL',
  ...twiceAMonth,
};
const UNKNOWN: IncomeSource = {
  methods: ['OTHER', 'PLAID_TRANSACTIONS'],
  payer: 'Various payers',
  deposit: 'DEPOSIT',
  ...monthly,
};

const SOURCES = {
  FULL_TIME: EMPLOYED,
  // Hours differ, and so do the stubs.
  PART_TIME: { ...EMPLOYED, payStubs: 3 },
  SELF_EMPLOYED: {
    methods: ['PLAID_TRANSACTIONS', 'POINTSERV_TAX', 'TRUV_TAX', 'OTHER'],
    payer: 'Harrow Street Market',
    deposit: 'Harrow Street Market INVOICE',
    ...twiceAMonth,
  },
  RETIRED: {
    methods: ['PLAID_TRANSACTIONS', 'OTHER'],
    payer: 'SSA TREAS 310',
    deposit: 'SSA TREAS 310 SOC SEC',
    ...monthly,
  },
  UNEMPLOYED: {
    methods: ['OTHER', 'PLAID_TRANSACTIONS'],
    payer: 'State unemployment insurance',
    deposit: 'UI BENEFIT',
    ...twiceAMonth,
  },
  SEPARATE_MAINTENANCE_PAYMENTS: {
    methods: ['OTHER', 'PLAID_TRANSACTIONS'],
    payer: 'Family Support Registry',
    deposit: 'FAMILY SUPPORT REGISTRY',
    ...monthly,
  },
  UNRECOGNIZED: UNKNOWN,
} as const satisfies Record<ApiEmploymentType, IncomeSource>;

/** What an income of this kind is shown by. */
export const incomeSource = (employmentType: string): IncomeSource =>
  Object.hasOwn(SOURCES, employmentType) ? SOURCES[employmentType as ApiEmploymentType] : UNKNOWN;

/** The method under which documents for it are sent. */
export const documentMethod = (employmentType: string): string =>
  incomeSource(employmentType).methods.find((method) => method === 'MANUAL_PAYSTUB') ?? 'OTHER';
