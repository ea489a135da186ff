import { EXPERIMENTS, sideOf } from '#src/domain/org/experiments.ts';
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
type Side = 'variation' | 'control';
/** By experiment, the side that everybody is on; null: it is not decided. What is left out goes by the flag. */
type Sides = Record<string, Side | null>;
/** For everybody, and for an organisation's people. */
interface Layers<Values> {
  all: Values;
  orgs: Record<string, Values>;
}

function layered<Values extends object>(
  layers: Layers<Values>,
  change: Values,
  org?: string,
): Layers<Values> {
  return org
    ? { ...layers, orgs: { ...layers.orgs, [org]: { ...layers.orgs[org], ...change } as Values } }
    : { ...layers, all: { ...layers.all, ...change } };
}

export interface FlagsChange {
  org?: string;
  flags?: FlagValues;
  /** What a feature carries besides being on, for everybody. */
  variables?: Record<string, Record<string, unknown>>;
  /** The side shows the feature of that key, or does not, unless `flags` says otherwise. */
  experiments?: Sides;
  /** By the application's id, what is another there. */
  byApplication?: Record<string, FlagValues>;
  /** How long answers about features and experiments take. */
  delayMs?: number;
}

interface FlagSettings {
  flags: Layers<FlagValues>;
  experiments: Layers<Sides>;
  variables: Record<string, Record<string, unknown>>;
  byApplication: Record<string, FlagValues>;
  delayMs: number;
}

const NO_FLAGS: FlagSettings = {
  flags: { all: {}, orgs: {} },
  experiments: { all: {}, orgs: {} },
  variables: {},
  byApplication: {},
  delayMs: 0,
};

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
  let features = NO_FLAGS;
  let hours: Record<string, DepartmentHours> = {};
  let banners: { all?: BannerItems | undefined; orgs: Record<string, BannerItems> } = { orgs: {} };
  const flagsFor = (org: string, application = ''): FlagValues => {
    const { all, orgs } = features.flags;
    return { ...SEEDED_FLAGS, ...all, ...orgs[org], ...features.byApplication[application] };
  };
  const save = async (name: string, value: unknown) => store.put('setting', name, '', value);

  return {
    async load() {
      features = (await store.get<FlagSettings>('setting', 'features')) ?? NO_FLAGS;
      hours = (await store.get<typeof hours>('setting', 'hours')) ?? {};
      banners = (await store.get<typeof banners>('setting', 'banners')) ?? { orgs: {} };
    },
    /** All flags that were set, for one organisation and perhaps an application. */
    flagsFor,
    variablesOf: (key: string) => features.variables[key] ?? VARIABLES[key] ?? null,
    /** Which side people are on, of each experiment that is decided. */
    sidesFor(org: string): Record<string, Side> {
      const flags = flagsFor(org);
      const byFlag = EXPERIMENTS.map((name) => [FLAG_KEYS[name], sideOf(flags[FLAG_KEYS[name]] ?? false)]);
      const { all, orgs } = features.experiments;
      const sides: Sides = { ...Object.fromEntries(byFlag), ...all, ...orgs[org] };
      return Object.fromEntries(
        Object.entries(sides).filter((entry): entry is [string, Side] => entry[1] !== null),
      );
    },
    flagDelayMs: () => features.delayMs,
    async changeFlags({ org, flags, variables, experiments = {}, byApplication, delayMs }: FlagsChange) {
      const shown = Object.entries(experiments).map(([key, side]) => [key, side === 'variation'] as const);
      const values = { ...Object.fromEntries(shown), ...flags };
      features = {
        flags: layered(features.flags, values, org),
        experiments: layered(features.experiments, experiments, org),
        variables: { ...features.variables, ...variables },
        byApplication: { ...features.byApplication, ...byApplication },
        delayMs: delayMs ?? features.delayMs,
      };
      await save('features', features);
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
