import type { Brand } from '#src/brand/schema/brand.ts';
import { ageProblem } from '#src/domain/person/birthdate.ts';
import {
  firstIncompleteStep,
  type RegistrationAnswers,
  type RegistrationFacts,
  type RegistrationStepId,
  registrationSteps,
} from '#src/domain/registration/registration.ts';
import { ageRules } from '../age.ts';

/**
 * A step that the last one cannot do without: one that was skipped by its address, or the date of birth after a move
 * to a state where one must be older.
 */
export function unfinishedStep(
  answers: RegistrationAnswers,
  { facts, now, brand }: { facts: RegistrationFacts; now: Date; brand: Brand },
): RegistrationStepId | undefined {
  const last = registrationSteps(facts).at(-1);
  const open = firstIncompleteStep(answers, facts);
  if (open && open !== last) return open;
  const tooYoung = answers.dob && ageProblem(answers.dob, ageRules(answers, { now, brand }));
  return tooYoung && last !== 'birthdate' ? 'birthdate' : undefined;
}
