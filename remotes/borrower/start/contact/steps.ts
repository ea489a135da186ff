import type { ElementComponent } from '#src/jsx/runtime.ts';
import type { StepName } from './schema.ts';
import type { ContactFacts, ContactValues } from './values.ts';

export interface StepProps {
  values: Partial<ContactValues>;
  facts: ContactFacts;
}

type StepView = ElementComponent<StepProps>;
export type StepViews = Readonly<Record<StepName, StepView>>;
