import { MissingPhone } from './MissingPhone.tsx';
import { TaskPage } from './TaskPage.tsx';

/** The page of a phone that is missing (docs/rules.md#phone-that-is-missing). */
export function PhoneTask() {
  return <TaskPage path="phone-number">{() => <MissingPhone />}</TaskPage>;
}
