import type { Parcel } from '#src/api/contract/reviewParts.ts';
import { stateName } from '#src/domain/property/stateNames.ts';
import type { Env } from './env.ts';
import { capOffers } from './lineCap.ts';
import { uuidFrom } from './random.ts';
import type { Application } from './records.ts';
import { reviseOffers, withOffers } from './underwriteApplication.ts';

/** Lots as a surveyor would draw them. */
const OUTLINES = [
  [
    { x: 0, y: 0 },
    { x: 80, y: 0 },
    { x: 80, y: 110 },
    { x: 0, y: 118 },
  ],
  [
    { x: 0, y: 0 },
    { x: 64, y: 6 },
    { x: 96, y: 96 },
    { x: 20, y: 124 },
  ],
];

/** A lot that may be the home; each of its own number, owner and shape. */
function parcel({ heloc }: Application, index: number, lot: Partial<Parcel>): Parcel {
  const { street1, street2, city, state, zip } = heloc.property;
  return {
    uuid: uuidFrom(`${heloc.uuid}|parcel|${index}`),
    street1,
    street2,
    city,
    state,
    zip,
    county: `${stateName(state)} County`,
    parcelNumber: `R-0412-${String(31 + index * 7).padStart(3, '0')}-00${index}`,
    ownerNames: [`${heloc.owner.firstName} ${heloc.owner.lastName}`],
    lotSquareFeet: 8_700 + index * 1_450,
    outline: OUTLINES[index % OUTLINES.length],
    ...lot,
  };
}

/** What entering MULTIPLE_PROPERTIES brings. */
export function findSeveral(app: Application): void {
  app.heloc.parcels ??= [
    parcel(app, 0, { street2: 'Unit 1' }),
    parcel(app, 1, { street2: 'Unit 2', ownerNames: ['Morgan Ellery', 'Dana Ellery'] }),
  ];
}

/** The title search has found another lot than the one that was valued, which is the first. */
export function findOtherParcel(app: Application): void {
  app.heloc.titleQuestion = 'PARCEL';
  app.heloc.parcels ??= [parcel(app, 0, {}), parcel(app, 1, { ownerNames: ['Morgan Ellery'] })];
}

/** The title search has found another owner. */
export function findOtherOwner({ heloc }: Application): void {
  heloc.titleQuestion = 'OWNERSHIP';
  heloc.property.ownerNames = ['Morgan Ellery'];
}

interface PropertyAnswer {
  parcelUuid?: string | null | undefined;
  street1?: string | null | undefined;
  street2?: string | null | undefined;
  county?: string | null | undefined;
  parcelNumber?: string | null | undefined;
}

/** Takes the person's answers for the home. @returns whether records confirm them, so that no review is needed */
export function takeAnswer(
  app: Application,
  { parcelUuid, street1, street2, county, parcelNumber }: PropertyAnswer,
): boolean {
  const { heloc } = app;
  const [valued] = heloc.parcels ?? [];
  app.isOtherLot = heloc.titleQuestion === 'PARCEL' && parcelUuid !== valued?.uuid;
  const found = heloc.parcels?.find(({ uuid }) => uuid === parcelUuid);
  const given = found ?? { street1, street2, county };
  heloc.property = {
    ...heloc.property,
    street1: given.street1 || heloc.property.street1,
    street2: given.street2 || heloc.property.street2,
    county: given.county || heloc.property.county,
    ...(found ? { ownerNames: found.ownerNames } : {}),
  };
  return Boolean(found ?? parcelNumber);
}

/** The value of another lot relative to the valued one. */
const OTHER_LOT_SHARE = 0.8;
const OTHER_LOT = 'Your home is on another lot than the one we valued, and its value is lower.';

/** The home was looked up and valued once more. @returns the status that another value leads to, if it is another */
export function revalue(app: Application, env: Env): string | undefined {
  const { heloc, isSearchedAgain, isOtherLot } = app;
  app.isSearchedAgain = false;
  if (!isSearchedAgain || !heloc.dates.submitted) return undefined;
  if (!isOtherLot) return 'INCOME_VERIFICATION';
  withOffers(app, env.organisation);
  heloc.adjustedHomeAmount = Math.floor((heloc.adjustedHomeAmount ?? 0) * OTHER_LOT_SHARE);
  reviseOffers(app, env.organisation, app.pricedIncome ?? 0, OTHER_LOT);
  capOffers(app);
  return heloc.offers.length > 0 ? 'REVISED_OFFER_SELECTION' : 'DECLINED';
}
