import { object, string } from 'yup';

export interface StateValues {
  state: string;
}

export const stateSchema = (missing: string) => object({ state: string().required(missing) });
