import type { UseQueryResult } from '@tanstack/react-query';

/**
 * An answer is on its way, and no try has failed. A button below what it brings would move under the finger that presses
 * it, and the press would be lost: it comes with the answer, or at the first failure.
 */
export const isFirstTry = ({
  isPending,
  failureCount,
}: Pick<UseQueryResult, 'isPending' | 'failureCount'>): boolean => isPending && failureCount === 0;
