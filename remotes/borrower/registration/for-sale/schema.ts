import { object, string } from 'yup';
import { problem } from '#src/features/problems/problem.ts';

export interface ForSaleValues {
  forSale: 'YES' | 'NO';
}

export const forSaleSchema = object({
  forSale: string().oneOf(['YES', 'NO'], problem('required')).required(problem('required')),
});
