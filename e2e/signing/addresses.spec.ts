import { CO_DEED_TABLE } from '#remotes/signer/flow/table.ts';
import { INVITED, invitedTo, signIn } from '#remotes/signer/testing/invitation.ts';
import { MAIN } from '../support/application.ts';
import { BrowserDriver } from '../support/browserDriver.ts';
import { expect, test } from '../support/fixtures.ts';
import { headingOf } from '../support/states.ts';

/** Every address of a signer, opened by itself under each of their situations. By rules alone: everyAddress.test.ts. */

type Situation = Exclude<keyof typeof CO_DEED_TABLE, 'OUTSIDE_HOURS' | 'UNKNOWN'>;

const signer = (status: string, more: object = {}) => ({ signers: [{ status, ...more }] });

/** What is changed of the application once its signer is signed in. */
const CHANGES: Readonly<Record<Situation, object>> = {
  INVITED: signer('INVITED'),
  OPENED: signer('OPENED'),
  CONSENTED: signer('CONSENTED'),
  ID_VERIFIED: signer('ID_VERIFIED'),
  DOCUMENTS_READ: signer('DOCUMENTS_READ'),
  FAILED: signer('DOCUMENTS_READ', { problem: 'TECHNICAL' }),
  NOT_READY: { ...signer('DOCUMENTS_READ'), dates: { noteSigned: null } },
  BLOCKED: signer('BLOCKED', { problem: 'KBA_FAILED' }),
  SIGNED: signer('SIGNED'),
  DECLINED: signer('DECLINED'),
  CANCELLED: { status: { checklistStatus: 'CANCELLED' } },
};

/** Where a page is not as its journey has it first. */
const HEADINGS: Readonly<Record<string, string>> = {
  'SIGNED heloc-signer/resume': "Thank you. You're finished.",
  'SIGNED heloc-signer/error': 'You have already signed',
  'FAILED heloc-signer/error': 'There was a technical problem',
  'NOT_READY heloc-signer/error': 'It is not your turn yet',
};

/** An address, and the one of a page that it stands for. */
const ADDRESSES: readonly (readonly [string, string])[] = [
  ...[
    'resume',
    'intro',
    'identity',
    'documents',
    'sign',
    'error',
    'declined',
    'cancelled',
    'conditions',
    'conditions/identity',
  ].map((path) => [path, path] as const),
  ['', 'resume'],
  ['login', 'resume'],
  ['nothing', 'resume'],
  ['notary/session', 'sign'],
  ['conditions/nothing', 'conditions'],
];

const BASE = '/account/heloc/';
const REQUEST = { categoryEnum: 'ID_VERIFICATION_FAILURE', signer: INVITED };

for (const situation of Object.keys(CHANGES) as Situation[]) {
  test(`every address by itself, ${situation}`, { tag: '@soak' }, async ({ page, origins, sandbox }) => {
    await sandbox.call('PUT', '/flags', { 'fe-heloc-additional-signer-conditions': true });
    const changes = { ...CHANGES[situation], conditions: [REQUEST] };
    const address = await invitedTo(changes)(sandbox.call, MAIN);
    await page.goto(`${origins.lender}${BASE}${address}`);
    await signIn(new BrowserDriver(page));
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(headingOf('heloc-signer/login'));
    const { to, open = [] }: { to: string; open?: readonly string[] } = CO_DEED_TABLE[situation];
    for (const [path, standsFor] of ADDRESSES) {
      const asked = `heloc-signer/${standsFor}`;
      const shown = open.includes(asked) ? asked : to;
      await test.step(path, async () => {
        await page.goto(`${origins.lender}${BASE}heloc-signer/${path}?org=${MAIN}`);
        const heading = HEADINGS[`${situation} ${shown}`] ?? headingOf(shown);
        await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
        await expect.poll(() => new URL(page.url()).pathname.slice(BASE.length)).toBe(shown);
      });
    }
  });
}
