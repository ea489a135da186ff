/** SSNs that end like this, at the employer's data provider: pay as a share of the stated income; any other shows all of it. */
export const EMPLOYER_SSN_ENDINGS = {
  '9999': { payShare: 0, outcome: 'Employer’s records: nobody is found' },
  '6060': { payShare: 0.6, outcome: 'Employer’s records: pay is 60 % of the stated income' },
} as const;

/** Pay on the employer's records as a share of the stated income; 0 where the person is not found. */
export const payShareOf = (ending: string): number =>
  Object.hasOwn(EMPLOYER_SSN_ENDINGS, ending)
    ? EMPLOYER_SSN_ENDINGS[ending as keyof typeof EMPLOYER_SSN_ENDINGS].payShare
    : 1;
