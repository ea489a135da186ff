import type { Journey } from '#src/testing/journey.ts';
import { type PageDriver, samplePdf } from '#src/testing/pageDriver.ts';

/** Fills in the start of employment. */
export async function writeStart(at: PageDriver, month: string, day: string, year: string): Promise<void> {
  await at.fill('Month', month);
  await at.fill('Day', day);
  await at.fill('Year', year);
}

/** A pay stub, and what is asked about it; not submitted. */
export async function fillPaystub(at: PageDriver): Promise<void> {
  await at.upload('Pay stubs', samplePdf('paystub.pdf'));
  await at.fill('Employer name', 'Brightwater Logistics');
  await at.choose('Every two weeks');
  await writeStart(at, '3', '15', '2019');
  await at.tick('These are complete, unaltered copies');
  await at.readText('1 uploaded');
}

export async function incomeByPaystub(at: PageDriver): Promise<void> {
  await at.expectHeading('Verify your income');
  await at.press('Pay stubs');
  await at.expectHeading('Upload your income documents');
  await fillPaystub(at);
  await at.press('Submit documents');
  await at.expectHeading('Verify your income');
}

export const journey = {
  states: {
    '': {
      application: 'INCOME_VERIFICATION',
      path: 'income/upload/paystub',
      heading: 'Upload your income documents',
      refused: { button: 'Submit documents', messages: ['Upload at least one file'] },
    },
  },
  calls: {
    getIncomeRecords: { testedBy: 'income/review' },
    uploadDocument: { testedBy: 'identity/verification' },
    postIncomeDocuments: {
      application: 'INCOME_VERIFICATION',
      path: 'income/upload/paystub',
      reach: fillPaystub,
      submit: 'Submit documents',
      next: (at) => at.expectHeading('Verify your income'),
    },
  },
} satisfies Journey;
