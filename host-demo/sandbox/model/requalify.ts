import type { Heloc } from '#src/api/contract/heloc.ts';
import type { Liability } from '#src/api/contract/parts.ts';
import { countedAccount } from '#src/domain/liens.ts';
import { type Money, money } from '#src/domain/money.ts';
import { normalizeFee } from '#src/domain/offers.ts';
import { highestLine, type Requalified, type RequalifyFacts, requalify } from '#src/domain/requalify.ts';
import type { Env } from './env.ts';
import { MIN_DRAW } from './pricing.ts';
import { uuidFrom } from './random.ts';
import type { Application } from './records.ts';
import { withOffers } from './underwriteApplication.ts';

const LAST_POSITION = 3;
/** Dollars of the line that an inquiry is about, where it does not say. */
const INQUIRED = 50_000;
/** What the line that was asked for exceeds the limit by. */
const EXCESS = 25_000;
const SECOND = { creditor: 'Bluestem Home Equity', balance: 36_000, limit: 45_000, minimum: 285 };

export const liensOf = ({ liabilities }: Heloc): Liability[] =>
  liabilities.filter(({ securedByHome }) => securedByHome);

const factsOf = (heloc: Heloc, paidOff: readonly string[], line: Money): RequalifyFacts => ({
  value: money(heloc.adjustedHomeAmount ?? 0),
  maxCltv: heloc.maxCltv ?? 0,
  staying: liensOf(heloc)
    .filter(({ uuid }) => !paidOff.includes(uuid))
    .map(countedAccount),
  paidOff: paidOff.length,
  line,
  position: heloc.winback?.position,
  maxPosition: heloc.winback?.maxPosition,
});

export const outcomeOf = (heloc: Heloc, paidOff: readonly string[], line: Money): Requalified =>
  requalify(factsOf(heloc, paidOff, line));

export const fits = ({ fitsValue, fitsPosition }: Requalified): boolean => fitsValue && fitsPosition;

const isPaidOff = ({ payOff }: Liability) => payOff?.status === 'MARKED_FOR_PAYOFF';
const markedOf = (heloc: Heloc) =>
  liensOf(heloc)
    .filter(isPaidOff)
    .map(({ uuid }) => uuid);

export function mark(heloc: Heloc, uuids: readonly string[]): void {
  for (const row of heloc.liabilities) {
    if (uuids.includes(row.uuid)) row.payOff = { status: 'MARKED_FOR_PAYOFF', required: true };
  }
}

/** A credit line that was taken after the mortgage, for who has too little to stand in the way. */
function addSecond({ heloc, answers }: Application): void {
  // Whoever has said what loans there are has no others.
  if (answers.putLiens || liensOf(heloc).length !== 1) return;
  heloc.liabilities.push({
    uuid: uuidFrom(`${heloc.uuid}|second`),
    creditor: SECOND.creditor,
    type: 'HELOC',
    mask: '2208',
    monetaryBalance: SECOND.balance,
    monetaryCalculatedNextPaymentMinimumAmount: SECOND.minimum,
    creditLimit: SECOND.limit,
    apr: 9.1,
    securedByHome: true,
    payoffEligible: true,
    ineligibleReason: null,
    payOff: { status: null, required: false },
  });
}

/** The loans on the home stand in the way of the line that was asked for. */
export function noteWinback(app: Application, env: Env): void {
  withOffers(app, env.organisation);
  const { heloc } = app;
  // An estimate leads to one valuation, not to another.
  if (heloc.winback) return;
  addSecond(app);
  const room = Number(highestLine(factsOf(heloc, markedOf(heloc), money(0))));
  heloc.winback = {
    requestedAmount: room + EXCESS,
    minAmount: MIN_DRAW,
    position: liensOf(heloc).length + 1,
    maxPosition: Math.max(LAST_POSITION, liensOf(heloc).length + 1),
    estimateAllowed: !heloc.isCrypto,
  };
}

/** Whether the line that was asked for fits by now, e.g. beside another value. */
export const fitsNow = ({ heloc }: Application): boolean =>
  heloc.winback != null && fits(outcomeOf(heloc, markedOf(heloc), money(heloc.winback.requestedAmount)));

/** Whether the line that an inquiry is about fits beside the loans of the home. */
const fitsInquiry = (heloc: Heloc): boolean =>
  fits(outcomeOf(heloc, markedOf(heloc), money(heloc.amount ?? INQUIRED)));

/** Where an inquiry goes on once its loans are known. */
export const afterLiens = ({ heloc }: Application): string =>
  fitsInquiry(heloc) ? 'WAITING_FOR_OFFERS' : 'CLTV_LIEN_POSITION_REQUALIFY';

/** Lets no offer exceed what fits beside the loans that stay. */
export function capOffers(app: Application): void {
  const { heloc } = app;
  const most = Math.min(
    Number(highestLine(factsOf(heloc, markedOf(heloc), money(0)))),
    app.lineCap ?? Number.POSITIVE_INFINITY,
  );
  heloc.offers = heloc.offers.flatMap((offer) => {
    const draw = Math.floor(most / (1 + Number(normalizeFee(offer.originationFee))) / 100) * 100;
    const maxDraw = Math.min(offer.maxDraw, draw);
    return maxDraw >= offer.minDraw ? [{ ...offer, maxDraw }] : [];
  });
}
