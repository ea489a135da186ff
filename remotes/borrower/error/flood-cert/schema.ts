import { boolean, object } from 'yup';

export interface FloodValues {
  acknowledged: boolean;
}

export const floodSchema = (missing: string) =>
  object({ acknowledged: boolean().oneOf([true], missing).required(missing) });
