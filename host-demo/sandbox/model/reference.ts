import { randomFrom } from './random.ts';

export const referenceFor = (seed: string) =>
  `R-${String(Math.floor(100_000 + randomFrom(`reference|${seed}`)() * 900_000))}`;
