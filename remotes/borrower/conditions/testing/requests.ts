import type { ConditionCategory } from '#src/domain/conditions/conditions.ts';

/** Of the control surface: what is left out is filled in. */
interface Request {
  categoryEnum: string;
  [field: string]: unknown;
}

/** Requests of a day each, oldest first, whichever order they come in. */
export const conditionsOf = (...requests: readonly Request[]): Request[] =>
  requests
    .map((request, index) => ({ created: new Date(Date.UTC(2020, 0, index + 1)).toISOString(), ...request }))
    .reverse();

/** An application that is asked for one thing, and the page on which it is answered. */
export const askedFor = (
  categoryEnum: ConditionCategory,
  more: Record<string, unknown> = {},
  path = 'upload-document',
) => ({
  application: { status: { checklistStatus: 'HMDA' }, conditions: [{ categoryEnum, ...more }] },
  path: `conditions/${path}?conditionEnum=${categoryEnum}`,
});
