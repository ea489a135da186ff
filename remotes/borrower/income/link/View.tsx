import { useMatch } from 'react-router';
import { message } from '#src/brand/copy.tsx';
import { Redirect } from '#src/features/flow/Redirect.tsx';
import { isLinkType } from '../methods.ts';
import { copy } from './copy.ts';
import { Plaid } from './Plaid.tsx';
import { Unavailable } from './Unavailable.tsx';

export const title = message(copy, 'pageTitle');

/** `income/link/{type}`; a type that does not exist leads back to what the status says. */
export function View() {
  const match = useMatch('/:uuid/income/link/:type');
  const type = match?.params.type;
  if (!isLinkType(type)) return <Redirect to={`/${match?.params.uuid ?? ''}`} />;
  return type === 'plaid' ? <Plaid /> : <Unavailable type={type} />;
}
