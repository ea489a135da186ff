import type { Application } from '../records.ts';

/** Where what a person says of their home leads, unless somebody has to look at it. */
export const propertyAnswer = ({ heloc, isParcelKnown }: Application) =>
  isParcelKnown && !heloc.titleQuestion ? 'WAITING_FOR_PROPERTY' : undefined;
