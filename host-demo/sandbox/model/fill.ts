import type { ContactBody } from '#src/api/contract/contact.ts';
import type { IncomeRecord } from '#src/api/contract/parts.ts';
import { fullName } from '#src/domain/person/nameText.ts';
import { signDeed } from './closing.ts';
import type { Env } from './env.ts';
import { fillCoDeed } from './fillCoDeed.ts';
import { MILESTONES, type Milestone } from './milestones.ts';
import { allSigned, inviteSigner, newSigner } from './owners.ts';
import { uuidFrom } from './random.ts';
import type { Application } from './records.ts';
import { applySelection, selectOffer } from './selection.ts';
import { placeOf } from './statuses/statuses.ts';
import { withOffers } from './underwriteApplication.ts';

const iso = ({ now }: Env) => new Date(now).toISOString();

function consent(app: Application, env: Env, ...types: string[]): void {
  const held = app.heloc.consents.map(({ type }) => type);
  for (const type of types.filter((name) => !held.includes(name))) {
    app.heloc.consents.push({ type, version: '1.0', acceptedAt: iso(env), documentUuid: null });
  }
}

/** The signers by the applicant's answers: for a sole owner only the spouse. */
function signersAs({ heloc, phoneNumber }: Application): Pick<ContactBody, 'coOwners' | 'spouse'> {
  const signers = heloc.helocSigners.map(({ firstName, lastName, email, ...signer }) => ({
    firstName,
    lastName,
    email,
    phoneNumber: signer.phoneNumber ?? phoneNumber,
    relationship: signer.role === 'SPOUSE' ? ('SPOUSE' as const) : ('FAMILY' as const),
    livesInHome: true,
  }));
  if (heloc.contact?.ownershipType !== 'SOLE') return { coOwners: signers };
  const [spouse] = signers;
  return {
    coOwners: [],
    ...(spouse && {
      spouse: { firstName: spouse.firstName, lastName: spouse.lastName, email: spouse.email },
    }),
  };
}

/** What each milestone leaves behind, as if the person had gone through the screens. What is there already stays. */
const FILL: Readonly<Record<Milestone, (app: Application, env: Env) => void>> = {
  created: (app, env) => consent(app, env, 'PRIVACY', 'TERMS', 'COMMUNICATIONS', 'SOFT_CREDIT'),
  offered: (app, env) => withOffers(app, env.organisation),
  offerChosen(app, env) {
    if (app.heloc.selectedOffer) return;
    const { offers } = app.heloc;
    const offer = offers.find(({ term, type }) => term === 15 && type === 'FIXED') ?? offers[0];
    if (!offer) return;
    const drawAmount = Math.min(offer.maxDraw, Math.max(offer.minDraw, 50_000));
    const { uuid: offerUuid, originationFee } = offer;
    const selected = selectOffer(app.heloc, {
      offerUuid,
      drawAmount,
      originationFee,
      discounts: [],
      payoffAccountIds: [],
      drawPreference: null,
    });
    applySelection(app.heloc, { ...selected, confirmedAt: iso(env) });
    app.heloc.status.uwDecision = 'APPROVED';
    app.heloc.status.uwSubDecision ??= 'UNVERIFIED_OFFER';
  },
  contactGiven(app) {
    const ownershipType = app.heloc.helocSigners.length > 0 ? 'JOINT' : 'SOLE';
    app.heloc.contact ??= { loanPurpose: 'HOME_IMPROVEMENT', ownershipType, maritalStatus: 'UNMARRIED' };
    app.heloc.property.ownershipType ??= app.heloc.contact.ownershipType;
    app.contact ??= {
      ...(app.heloc.contact as Pick<ContactBody, 'loanPurpose' | 'ownershipType' | 'maritalStatus'>),
      ...signersAs(app),
      phoneNumber: app.phoneNumber,
      hoaMonthly: null,
      residency: null,
    };
  },
  demographicsGiven(app) {
    for (const participant of app.heloc.participants) participant.demographicsGiven = true;
  },
  submitted(app, env) {
    consent(app, env, 'ESIGN', 'SUMMARY_DISCLOSURE', 'HARD_CREDIT');
    app.heloc.dates.submitted ??= iso(env);
  },
  incomeVerified(app, env) {
    if (app.heloc.incomeRequestRecords.length > 0) return;
    const { incomePrimary, incomeOther } = app.heloc.income;
    const record: IncomeRecord = {
      uuid: uuidFrom(`${app.heloc.uuid}|income`),
      method: 'PLAID_TRANSACTIONS',
      source: 'First Sandbox Bank',
      status: 'VERIFIED',
      annualAmount: incomePrimary + incomeOther,
      created: iso(env),
    };
    app.heloc.incomeRequestRecords = [record];
    app.heloc.income.verified = incomePrimary + incomeOther;
  },
  identityVerified(app) {
    app.identityVerified = true;
  },
  noteSigned(app, env) {
    app.heloc.dates.noteSigned ??= iso(env);
  },
  accountGiven(app) {
    if (app.heloc.isCrypto) return;
    const { firstName, lastName } = app.heloc.owner;
    app.heloc.disburseAccount ??= {
      uuid: uuidFrom(`${app.heloc.uuid}|account`),
      institution: 'First Sandbox Bank',
      type: 'CHECKING',
      mask: '6789',
      routingNumber: '021000021',
      holderName: fullName({ firstName, lastName }),
      confirmed: true,
    };
  },
  paymentsSet(app) {
    app.heloc.autopay ??= { mode: 'MANUAL', mask: null, paymentDay: null };
  },
  ownersSigned(app, env) {
    for (const signer of app.heloc.helocSigners.filter(({ status }) => status === 'PENDING')) {
      inviteSigner(app, signer, env);
      fillCoDeed(app, signer, 'SIGNED', env.now);
    }
    if (allSigned(app)) app.allSignedAt = env.now;
  },
  deedSigned: signDeed,
};

const CO_OWNERS = [
  { firstName: 'Jordan', lastName: 'Rivera', email: 'jordan.rivera@example.com', role: 'SPOUSE' },
  { firstName: 'Sam', lastName: 'Okafor', email: 'sam.okafor@example.com', role: 'CO_OWNER' },
];

/** Makes an application coherent with a status: everything up to that status's milestone is there. */
export function fillUpTo(app: Application, status: string | null, env: Env): void {
  const { reached } = placeOf(status);
  if (status === 'CO_DEED_REQ' && app.heloc.helocSigners.length === 0) {
    for (const owner of CO_OWNERS) app.heloc.helocSigners.push(newSigner(app, owner));
  }
  for (const milestone of MILESTONES.slice(0, MILESTONES.indexOf(reached) + 1)) FILL[milestone](app, env);
}
