import type { Heloc } from '#src/api/contract/heloc.ts';
import type { Liability } from '#src/api/contract/parts.ts';
import { type Money, money } from '#src/domain/money/money.ts';
import { countedAccount } from '#src/domain/offer/liens.ts';
import { normalizeFee } from '#src/domain/offer/offers.ts';
import { highestLine, type RequalifyFacts } from '#src/domain/offer/requalify.ts';
import type { Application } from './records.ts';

export const LAST_POSITION = 3;

export const liensOf = ({ liabilities }: Heloc): Liability[] =>
  liabilities.filter(({ securedByHome }) => securedByHome);

export const factsOf = (heloc: Heloc, paidOff: readonly string[], line: Money): RequalifyFacts => ({
  value: money(heloc.adjustedHomeAmount ?? 0),
  maxCltv: heloc.maxCltv ?? 0,
  staying: liensOf(heloc)
    .filter(({ uuid }) => !paidOff.includes(uuid))
    .map(countedAccount),
  paidOff: paidOff.length,
  line,
  position: heloc.winback?.position ?? liensOf(heloc).length + 1,
  maxPosition: heloc.winback?.maxPosition ?? LAST_POSITION,
});

/** Loans that make room because they are paid off whatever else is chosen. */
export const paidOffOf = (heloc: Heloc) =>
  liensOf(heloc).flatMap(({ uuid, payOff }) => (payOff?.required ? [uuid] : []));

/** Whether the line has a limit of its own: by loans that were asked about, by a choice, or by a counter-offer. */
export const isCapped = ({ heloc, answers, lineCap }: Application): boolean =>
  lineCap !== undefined || answers.putLiens !== undefined || heloc.winback != null;

/** Lets no offer exceed what fits beside the loans that stay. */
export function capOffers(app: Application): void {
  const { heloc } = app;
  const most = Math.min(
    Number(highestLine(factsOf(heloc, paidOffOf(heloc), money(0)))),
    app.lineCap ?? Number.POSITIVE_INFINITY,
  );
  heloc.offers = heloc.offers.flatMap((offer) => {
    const draw = Math.floor(most / (1 + Number(normalizeFee(offer.originationFee))) / 100) * 100;
    const maxDraw = Math.min(offer.maxDraw, draw);
    return maxDraw >= offer.minDraw ? [{ ...offer, maxDraw }] : [];
  });
}
