import type { Journey } from '#src/testing/journey.ts';
import { type PageDriver, samplePdf } from '#src/testing/pageDriver.ts';
import { askedFor } from '../testing/requests.ts';

const GENERIC = askedFor('GENERIC_DOCUMENT_REQUEST', { requestDocuments: ['W2', 'TAX_RETURN'] });

/** A document, and a reason why there is no other; not submitted. */
async function writeGeneric(at: PageDriver): Promise<void> {
  await at.upload(/^W-2/, samplePdf('w2.pdf'));
  await at.readText('Uploaded');
  await at.tick("This doesn't apply to me: Tax return");
  await at.fill(/^Why it does not apply/, 'I had no income in 2025.');
  await at.fill(/^Note to our team/, 'My employer sends one in January.');
}

/** The deed, and both owners; not submitted. */
async function writeOwners(at: PageDriver): Promise<void> {
  await at.choose('Joint owner');
  const owner = at.within('region', 'Owner 1');
  await owner.fill('First name', 'Luis');
  await owner.fill('Last name', 'Rivera');
  await owner.fill('Email', 'luis.rivera@example.com');
}

/** What was answered elsewhere is read again, so that nobody has to reload the page. */
const CHANGED = {
  409: 'This changed in the meantime. Please look at it again and submit once more.',
} as const;

export const journey = {
  states: {
    '': { ...GENERIC, heading: 'Documents we need', reach: writeGeneric },
    'a bank account': {
      ...askedFor('BANK_ACCOUNT_FRAUD_REVIEW'),
      heading: 'Show us that the bank account is yours',
      reach: (at) => at.choose('Bank statements'),
    },
    'a trust': {
      ...askedFor('TRUST_REQUIREMENTS', { state: 'NEEDS_ANOTHER_TRY', notes: 'Page 3 missing.' }),
      heading: 'Documents of your trust',
      reach: (at) => at.choose('No'),
    },
    'a legal description': {
      ...askedFor('PROPERTY_LEGAL_DESCRIPTION'),
      heading: 'Legal description of your home',
      reach: (at) => at.choose('The text of the description'),
      refused: { button: 'Submit documents', messages: ['Enter the legal description'] },
    },
    'another ID': {
      ...askedFor('IDENTITY_DOCUMENT_FRAUD_REVIEW'),
      heading: 'One more document to confirm your identity',
      reach: (at) => at.choose("US Driver's License"),
    },
    'the owner of the home': {
      ...askedFor('PROPERTY_OWNERSHIP_FRAUD_REVIEW'),
      heading: 'Confirm that you own the home',
      reach: (at) => at.choose('Property tax bill'),
    },
    'pay stubs': {
      ...askedFor('MANUAL_PAYSTUB_UPLOAD', { xtraData: { numDocsRequired: 3 }, dueDate: '2020-02-03' }),
      heading: 'Your pay stubs',
      async reach(at) {
        await at.upload(/^Pay stubs/, samplePdf('first.pdf'));
        await at.readText('Uploaded');
      },
    },
    'a specialist': {
      ...askedFor('ESCALATION_REVIEW', {
        actionNeeded: true,
        commentsToBorrower: 'All pages, signed.',
      }),
      heading: 'A specialist is reviewing your application',
    },
    'a kind of owner': {
      ...askedFor('FALSE_OWNERSHIP_TYPE_REVIEW', { xtraData: { recorded: 'joint owners' } }),
      heading: 'How the home is owned',
      async reach(at) {
        await at.choose('Joint owner');
        await at.upload(/^Deed/, samplePdf('deed.pdf'));
        await at.readText('Uploaded');
      },
      refused: {
        button: 'Submit documents',
        messages: ['Please enter the first name', 'Last name is required', 'Please enter their email'],
      },
    },
    'credit checks': {
      ...askedFor('HARD_CREDIT_INQUIRY_REVIEW', {
        xtraData: { inquiries: [{ creditor: 'Harbor Auto Finance', date: '2026-01-12' }] },
      }),
      heading: 'Recent credit checks',
      reach: (at) => at.choose('New account opened'),
      refused: { button: 'Submit', messages: ['Enter the amount', 'Tell us what it was for'] },
    },
  },
  calls: {
    getConditions: { testedBy: 'conditions' },
    uploadDocument: { testedBy: 'identity/verification' },
    postConditionSubmission: [
      {
        ...GENERIC,
        reach: writeGeneric,
        submit: 'Submit documents',
        messages: CHANGED,
        next: (at) => at.expectHeading('Nothing needed right now.'),
      },
      {
        ...askedFor('FALSE_OWNERSHIP_TYPE_REVIEW'),
        async reach(at) {
          await writeOwners(at);
          await at.upload(/^Deed/, samplePdf('deed.pdf'));
          await at.readText('Uploaded');
        },
        submit: 'Submit documents',
        messages: CHANGED,
        next: (at) => at.expectHeading('Nothing needed right now.'),
      },
    ],
  },
} satisfies Journey;
