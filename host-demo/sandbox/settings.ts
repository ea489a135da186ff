import { FLAG_KEYS } from '#src/domain/org/flags.ts';
import type { Store } from './store.ts';

/** On unless switched off here; all other flags keep the organisation's defaults. */
const SEEDED_FLAGS: Readonly<Record<string, boolean>> = {
  [FLAG_KEYS.additionalSignerConditions]: true,
  [FLAG_KEYS.redesign2025]: true,
  [FLAG_KEYS.selfEmployTaxVerification]: true,
};

/** What some features carry besides being on. */
const VARIABLES: Readonly<Record<string, Record<string, unknown>>> = {
  [FLAG_KEYS.californiaFires]: { zips: ['95969', '96761'] },
  [FLAG_KEYS.maintenance]: { message: '', routes: [] },
};

type FlagValues = Record<string, boolean>;

interface Times {
  isOpen: boolean;
  startTime?: string | null | undefined;
  endTime?: string | null | undefined;
}
/** What is set of a department's hours; what is absent is as usual. */
export interface DepartmentHours {
  /** Whatever the hours say. */
  open?: boolean | null | undefined;
  /** The days that are open, at least. */
  week?: (Times & { weekdayValue: number })[] | null | undefined;
  exceptions?: (Times & { date: string })[] | null | undefined;
}

type BannerItems = readonly object[];

/** Flags, operating hours and announcements: what QA switches. Kept in the database, read from memory. */
export function createSettings(store: Store) {
  let flags: { all: FlagValues; orgs: Record<string, FlagValues> } = { all: {}, orgs: {} };
  let variables: Record<string, Record<string, unknown>> = {};
  let hours: Record<string, DepartmentHours> = {};
  let banners: { all?: BannerItems | undefined; orgs: Record<string, BannerItems> } = { orgs: {} };
  const save = async (name: string, value: unknown) => store.put('setting', name, '', value);

  return {
    async load() {
      flags = (await store.get<typeof flags>('setting', 'flags')) ?? { all: {}, orgs: {} };
      variables = (await store.get<typeof variables>('setting', 'variables')) ?? {};
      hours = (await store.get<typeof hours>('setting', 'hours')) ?? {};
      banners = (await store.get<typeof banners>('setting', 'banners')) ?? { orgs: {} };
    },
    /** All flags that were set, for one organisation. */
    flagsFor: (org: string): FlagValues => ({ ...SEEDED_FLAGS, ...flags.all, ...flags.orgs[org] }),
    variablesOf: (key: string) => variables[key] ?? VARIABLES[key] ?? null,
    /** Replaces what some features carry. */
    async setVariables(change: Record<string, Record<string, unknown>>) {
      variables = { ...variables, ...change };
      await save('variables', variables);
    },
    async setFlags(change: FlagValues, org?: string) {
      flags = org
        ? { ...flags, orgs: { ...flags.orgs, [org]: { ...flags.orgs[org], ...change } } }
        : { ...flags, all: { ...flags.all, ...change } };
      await save('flags', flags);
    },
    /** Those that are set, else what is given, and those of organisations beside them. */
    bannersOver: (items: BannerItems): BannerItems => [
      ...(banners.all ?? items),
      ...Object.entries(banners.orgs).flatMap(([org, own]) => own.map((item) => ({ ...item, orgs: [org] }))),
    ],
    async setBanners(items: BannerItems | null, org?: string) {
      const { [org ?? '']: _before, ...others } = banners.orgs;
      banners = org
        ? { ...banners, orgs: items ? { ...others, [org]: items } : others }
        : { ...banners, all: items ?? undefined };
      await save('banners', banners);
    },
    hoursOf: (department: string): DepartmentHours => hours[department] ?? {},
    /** Changes what is given; null goes back to the usual. */
    async setHours(department: string, change: DepartmentHours) {
      hours = { ...hours, [department]: { ...hours[department], ...change } };
      await save('hours', hours);
    },
  };
}
export type Settings = ReturnType<typeof createSettings>;
