import { object, string } from 'yup';

export interface ForSaleValues {
  forSale: 'YES' | 'NO';
}

export const forSaleSchema = object({
  forSale: string().oneOf(['YES', 'NO'], 'Required').required('Required'),
});
