import type { Condition } from '#src/api/contract/conditions.ts';
import { isOpen, type Known } from '#src/domain/conditions/conditions.ts';
import { slotsOf, takes } from '#src/domain/conditions/tasks.ts';

/** Of an address, as it stands there: which request it is about. An email may be older than what is asked now. */
export interface Hints {
  uuid: string | null;
  category: string | null;
  /** Of documents: the one to send first. */
  documentType: string | null;
}

export const readHints = (query: URLSearchParams): Hints => ({
  uuid: query.get('conditionUuid'),
  category: query.get('conditionEnum'),
  documentType: query.get('conditionType'),
});

/** For the address of one request. */
export const hintsFor = ({ uuid, categoryEnum }: Pick<Condition, 'uuid' | 'categoryEnum'>) => ({
  conditionUuid: uuid,
  conditionEnum: categoryEnum,
});

interface Found {
  /** The open request that is meant. */
  condition: Known<Condition> | undefined;
  /** The hints are about different requests. */
  disagrees: boolean;
}

/**
 * Which request an address is about: the one that it names, whatever else it says; without a name the oldest open one that
 * fits. Source: docs/rules.md#links-to-a-condition
 * @param conditions oldest first
 */
export function findByHints(
  conditions: readonly Known<Condition>[],
  { uuid, category, documentType }: Hints,
): Found {
  const fits = (condition: Known<Condition>) =>
    (category === null || condition.categoryEnum === category) &&
    (documentType === null || slotsOf(condition).some((slot) => takes(slot, documentType)));
  const open = conditions.filter(isOpen);
  if (uuid !== null) {
    const condition = open.find((each) => each.uuid === uuid);
    return { condition, disagrees: condition !== undefined && !fits(condition) };
  }
  const isNamed = category !== null || documentType !== null;
  return { condition: isNamed ? open.find(fits) : undefined, disagrees: false };
}
