import { ageProblem } from '#src/domain/birthdate.ts';
import {
  firstIncompleteStep,
  type RegistrationAnswers,
  registrationPath,
  registrationSteps,
} from '#src/domain/registration.ts';
import { ageRules } from '../age.ts';

/**
 * The path of a step that the last one cannot do without: one that was skipped by its address, or the date of birth
 * after a move to a state where one must be older.
 */
export function unfinishedPath(answers: RegistrationAnswers, { auth0, now }: { auth0: boolean; now: Date }) {
  const last = registrationSteps({ occupancyType: answers.propertyAddress?.occupancyType, auth0 }).at(-1);
  const open = firstIncompleteStep(answers, { auth0 });
  if (open && open.id !== last?.id) return open.path;
  const tooYoung = answers.dob && ageProblem(answers.dob, ageRules(answers, now));
  return tooYoung && last?.id !== 'birthdate' ? registrationPath('birthdate') : undefined;
}
