import type { Facts } from './compile.ts';
import type { Files } from './files.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import { SourceError } from './problems.ts';
import { problemAt, readDocument } from './read.ts';

interface Opening {
  readonly days: readonly number[];
  readonly opens: string;
  readonly closes: string;
}

interface Day {
  readonly weekdayValue: number;
  readonly isOpen: true;
  readonly startTime: string;
  readonly endTime: string;
}

const WEEKS = 'hours.json';
/** Chat opens an hour after the phone. */
const LATER: Readonly<Record<string, number>> = { OPS_CHAT: 1 };

/** What only a back end knows of organisations, for the sandbox in place of one: never served to pages. */
export function backOfficeOf(organisations: readonly Facts[], files: Files): JsonObject {
  const { data: weeks } = readDocument(WEEKS, files);
  return Object.fromEntries(
    organisations.map((compiled) => {
      const metadata = compiled.brand.orgMetadata as JsonObject;
      const { licensedStates = [], insurance } = metadata.companyInfo as JsonObject;
      const { heloc } = metadata.products as { heloc: JsonObject };
      const facts = {
        licensedStates,
        senior: heloc.senior === true,
        creditUnion: insurance === 'NCUA',
        flags: compiled.brand.flags ?? {},
        hours: hoursOf(compiled, weeks),
      };
      return [compiled.code, facts as unknown as Json];
    }),
  );
}

/** The days on which each department is open, Pacific time. */
function hoursOf({ hours, layers }: Facts, weeks: JsonObject): Record<string, Day[]> {
  return Object.fromEntries(
    Object.entries(hours).map(([department, name]) => {
      const week = weeks[String(name)];
      if (Array.isArray(week)) return [department, daysOf(week.filter(isObject), LATER[department] ?? 0)];
      const owner = layers.findLast(
        ({ brand }) => isObject(brand.data.hours) && department in brand.data.hours,
      );
      const { brand } = owner ?? (layers.at(-1) as (typeof layers)[number]);
      const problem = {
        code: 'hours',
        found: JSON.stringify(name),
        why: `there is no such week in ${WEEKS}`,
      };
      throw new SourceError([problemAt(brand, `hours.${department}`, problem)]);
    }),
  );
}

const daysOf = (week: readonly JsonObject[], later: number): Day[] =>
  (week as unknown as Opening[]).flatMap(({ days, opens, closes }) =>
    days.map((weekdayValue) => ({
      weekdayValue,
      isOpen: true as const,
      startTime: after(opens, later),
      endTime: closes,
    })),
  );

function after(time: string, hours: number): string {
  const [hour = '', minutes = ''] = time.split(':');
  return `${String(Number(hour) + hours).padStart(2, '0')}:${minutes}`;
}
