import { stateName } from '#src/domain/property/stateNames.ts';
import type { Organisation } from '../organisations.ts';
import { capOffers, isCapped } from './lineCap.ts';
import type { Application } from './records.ts';
import { type Underwriting, underwrite } from './underwriting.ts';

/** Underwrites what the application holds now; a verified income takes the place of the stated one. */
function underwriteApplication(
  app: Application,
  { creditUnion }: Required<Organisation>,
  income?: number,
): Underwriting {
  const { owner, property, productType } = app.heloc;
  const { incomePrimary, incomeOther } = app.heloc.income;
  return underwrite({
    firstName: owner.firstName,
    lastName: owner.lastName,
    dob: app.dob,
    street1: property.street1,
    zip: property.zip,
    state: property.state,
    occupancyType: property.occupancyType,
    income: income ?? incomePrimary + incomeOther,
    senior: productType === 'SENIOR',
    creditUnion,
  });
}

/** The soft pull has come back: the debts are known. */
export function readCredit(app: Application, organisation: Required<Organisation>): void {
  const { liabilities, creditScore, housingCosts } = underwriteApplication(app, organisation);
  app.creditScore = creditScore;
  app.housingCosts = housingCosts;
  if (app.heloc.liabilities.length === 0) app.heloc.liabilities = liabilities;
}

/** The home has been valued. */
export function appraise(app: Application, organisation: Required<Organisation>): void {
  const { propertyValue, maxCltv } = underwriteApplication(app, organisation);
  const { heloc } = app;
  heloc.adjustedHomeAmount ??= propertyValue;
  heloc.maxCltv ??= maxCltv;
  heloc.property.county ??= `${stateName(heloc.property.state)} County`;
  heloc.property.ownerNames ??= [`${heloc.owner.firstName} ${heloc.owner.lastName}`];
}

/** The most that the fee may come to, in dollars: 4.99 % of the largest line. */
const FEE_CAP = 19_960;

/** Offers for an income; never more than the limit that the line has by now. */
function price(app: Application, organisation: Required<Organisation>, income?: number): void {
  app.heloc.offers = underwriteApplication(app, organisation, income).offers;
  if (isCapped(app)) capOffers(app);
}

export function withOffers(app: Application, organisation: Required<Organisation>): void {
  readCredit(app, organisation);
  appraise(app, organisation);
  const { heloc } = app;
  if (heloc.offers.length === 0) price(app, organisation);
  app.pricedIncome ??= heloc.income.incomePrimary + heloc.income.incomeOther;
  heloc.ofeeMaxThreshold ??= FEE_CAP;
}

/** New offers for another income, before any was chosen. */
export function repriceOffers(app: Application, organisation: Required<Organisation>, income: number): void {
  price(app, organisation, income);
  app.pricedIncome = income;
}

/** New offers for an income that is lower than the one before; the choice made before stays to compare with. */
export function reviseOffers(
  app: Application,
  organisation: Required<Organisation>,
  income: number,
  reason: string,
): void {
  const { heloc } = app;
  price(app, organisation, income);
  app.pricedIncome = income;
  heloc.previousOffer = heloc.selectedOffer;
  heloc.revisionReason = reason;
  heloc.status.uwSubDecision = heloc.dates.submitted ? 'VERIFIED_DTI_LIMITED' : 'UNVERIFIED_DTI_LIMITED';
}
