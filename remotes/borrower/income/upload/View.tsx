import { useMatch } from 'react-router';
import { message } from '#src/brand/copy.tsx';
import { Redirect } from '#src/features/flow/Redirect.tsx';
import { isUploadType } from '#src/features/income/uploads.ts';
import { copy } from './copy.ts';
import { UploadForm } from './UploadForm.tsx';

export const title = message(copy, 'pageTitle');

/** `income/upload/{type}`; an unknown type leads back to the status's screen. */
export function View() {
  const match = useMatch('/:uuid/income/upload/:type');
  const type = match?.params.type;
  if (!isUploadType(type)) return <Redirect to={`/${match?.params.uuid ?? ''}`} />;
  return <UploadForm key={type} type={type} />;
}
