import type { putDemographics } from '#src/api/contract/demographics.ts';
import type { BodyOf } from '#src/api/contract/endpoint.ts';
import type { Store } from './store.ts';

type DemographicAnswers = Omit<BodyOf<typeof putDemographics>, 'shown' | 'participantUuid'>;
type StoredAnswers = DemographicAnswers & { participantUuid: string };

export interface Demographics {
  /** The answers of one applicant; they take the place of earlier ones. */
  store(applicationUuid: string, participantUuid: string, given: DemographicAnswers): Promise<void>;
  /** In the order in which the applicants were asked. */
  of(applicationUuid: string): Promise<StoredAnswers[]>;
}

/** HMDA's codes for "not provided by the applicant in an internet application". */
const NOT_PROVIDED = { ethnicity: 3, race: 6, sex: 3 } as const;

interface Group {
  codes: number[];
  declined: boolean;
}

function answered<G extends Group>(group: G, notProvided: number): G {
  const { codes, declined, ...texts } = group;
  const isBlank = codes.length === 0 && !Object.values(texts).some(Boolean);
  return isBlank ? { ...group, codes: [notProvided] } : group;
}

/**
 * Answers to the HMDA questions, away from the applications, so that nothing that decides on one can read them. Only the
 * control surface does (docs/rules.md#demographic-questions).
 */
export const createDemographics = (store: Store): Demographics => ({
  async store(applicationUuid, participantUuid, { ethnicity, race, sex, onBehalf, collectionMethod }) {
    const stored: StoredAnswers = {
      participantUuid,
      onBehalf,
      ethnicity: answered(ethnicity, NOT_PROVIDED.ethnicity),
      race: answered(race, NOT_PROVIDED.race),
      sex: answered(sex, NOT_PROVIDED.sex),
      collectionMethod,
    };
    await store.put('demographics', participantUuid, applicationUuid, stored);
  },
  of: (applicationUuid) => store.find<StoredAnswers>('demographics', applicationUuid),
});
