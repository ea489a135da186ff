/** Who is old enough to apply. Source: docs/rules.md#minimum-age */
import { ageAt, type DateParts, type IsoDate, parseDateParts, toIsoDate } from '../dates/dates.ts';

const MINIMUM_AGE = 18;
const SENIOR_MINIMUM_AGE = 62;
/** Ages of majority other than 18. */
const MINIMUM_AGE_BY_STATE: Readonly<Record<string, number>> = { AL: 19 };

export interface AgeRules {
  /** The current instant, or the applicant's current date. */
  today: Date | IsoDate;
  /** Home-address state, which is the property's when it is the home. */
  state?: string | undefined;
  /** The 62-and-older product. */
  senior?: boolean | undefined;
  /** Zone in which a `Date` is read. */
  timeZone?: string | undefined;
}

/** Years an applicant must have. */
export function minimumAge({ state, senior }: Pick<AgeRules, 'state' | 'senior'>): number {
  if (senior) return SENIOR_MINIMUM_AGE;
  return MINIMUM_AGE_BY_STATE[state?.trim().toUpperCase() ?? ''] ?? MINIMUM_AGE;
}

/** A year of two digits is taken for nobody who would be older. */
const MAXIMUM_AGE = 105;

/**
 * A typed date of birth with the year in four digits, where two were typed and somebody of one century alone can apply:
 * '80' is 1980. Who is under age never passes for somebody a hundred years older.
 */
export function withFullYear<Typed extends Partial<DateParts>>(dob: Typed, today: AgeRules['today']): Typed {
  if (!/^\d{2}$/.test(String(dob.year ?? ''))) return dob;
  const day = typeof today === 'string' ? today : toIsoDate(today);
  const possible = ['19', '20'].flatMap((century) => {
    const full = { ...dob, year: `${century}${dob.year}` };
    const iso = parseDateParts(full);
    const age = iso ? ageAt(iso, day) : -1;
    return age >= MINIMUM_AGE && age <= MAXIMUM_AGE ? [full] : [];
  });
  return possible.length === 1 ? (possible[0] as Typed) : dob;
}

export type AgeProblem = 'too-young' | 'too-young-senior';

/** A date of birth that is too young for `minimumAge`; undefined when it is old enough. */
export function ageProblem(dob: IsoDate, rules: AgeRules): AgeProblem | undefined {
  const today =
    typeof rules.today === 'string' ? rules.today : toIsoDate(rules.today, rules.timeZone ?? 'UTC');
  if (ageAt(dob, today) >= minimumAge(rules)) return undefined;
  return rules.senior ? 'too-young-senior' : 'too-young';
}

/** What is wrong with a typed date of birth; undefined when it is fine. */
export function birthdateProblem(
  dob: Partial<DateParts>,
  rules: AgeRules,
): AgeProblem | 'birthdate-missing' | 'date-invalid' | undefined {
  const parts = { month: dob.month, day: dob.day, year: dob.year };
  if (Object.values(parts).every((part) => String(part ?? '').trim() === '')) {
    return 'birthdate-missing';
  }
  const iso = parseDateParts(parts);
  return iso === undefined ? 'date-invalid' : ageProblem(iso, rules);
}
