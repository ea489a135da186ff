import { useMatch } from 'react-router';
import { message } from '#src/brand/copy.tsx';
import { Redirect } from '#src/features/flow/Redirect.tsx';
import { isLinkType, type LinkType } from '#src/features/income/methods.ts';
import { Spinner } from '#src/ui/primitives/Spinner.tsx';
import { useOffered } from '../useOffered.ts';
import { copy } from './copy.ts';
import { EmployerInformation } from './EmployerInformation.tsx';
import { LinkedAccount } from './LinkedAccount.tsx';
import { Transcript } from './Transcript.tsx';
import { Unavailable } from './Unavailable.tsx';

export const title = message(copy, 'pageTitle');

/** `income/link/{type}`; an unknown type leads back to the status's screen. */
export function View() {
  const match = useMatch('/:uuid/income/link/:type');
  const type = match?.params.type;
  if (!isLinkType(type)) return <Redirect to={`/${match?.params.uuid ?? ''}`} />;
  return <Offered key={type} type={type} />;
}

/** A method that is not available shows a message. If the list of methods cannot be loaded, the server's answer decides. */
function Offered({ type }: { type: LinkType }) {
  const { options, isPending, isReturningVisitor } = useOffered();
  if (isPending) return <Spinner />;
  const option = options.find((one) => one.kind === 'link' && one.type === type);
  const refusal = option?.kind === 'link' ? option.refusal : undefined;
  if (isReturningVisitor && (!option || refusal)) return <Unavailable type={type} why={refusal} />;
  return <Page type={type} />;
}

function Page({ type }: { type: LinkType }) {
  switch (type) {
    case 'plaid':
    case 'truv-payroll':
    case 'truv-tax':
      return <LinkedAccount type={type} />;
    case 'empinfo':
      return <EmployerInformation />;
    case 'pointserv':
      return <Transcript />;
  }
}
