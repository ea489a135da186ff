import { message } from '#src/brand/copy.tsx';
import { copy } from '#src/features/identity-capture/copy.ts';
import { useNewHeading } from '#src/features/screens/useNewHeading.ts';
import { useSigner } from '../flow/SignerContext.ts';
import { SignerIdentity } from '../identity-check/SignerIdentity.tsx';
import { NameForm } from '../legal-name/NameForm.tsx';

export const title = message(copy, 'heading');

/** The name on the deed first: the ID is compared with it. */
export function View() {
  const { nameConfirmedAt } = useSigner();
  const box = useNewHeading(nameConfirmedAt ? 'id' : 'name');
  return <div ref={box}>{nameConfirmedAt ? <SignerIdentity /> : <NameForm />}</div>;
}
