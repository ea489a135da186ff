import type { ComponentType } from 'react';
import type { StepName } from './schema.ts';
import type { ContactFacts, ContactValues } from './values.ts';

export interface StepProps {
  values: Partial<ContactValues>;
  facts: ContactFacts;
}

type StepView = ComponentType<StepProps>;
export type StepViews = Readonly<Record<StepName, StepView>>;
