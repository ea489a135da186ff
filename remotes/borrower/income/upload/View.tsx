import { useMatch } from 'react-router';
import { Redirect } from '#src/features/flow/Redirect.tsx';
import { isUploadType } from '../uploads.ts';
import { UploadForm } from './UploadForm.tsx';

/** `income/upload/{type}`; a type that does not exist leads back to what the status says. */
export function View() {
  const match = useMatch('/:uuid/income/upload/:type');
  const type = match?.params.type;
  if (!isUploadType(type)) return <Redirect to={`/${match?.params.uuid ?? ''}`} />;
  return <UploadForm key={type} type={type} />;
}
