import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router';
import { answersAtom } from '#src/features/registration/registrationAtom.ts';
import { useFlag } from '#src/platform/useFlag.ts';
import { useRegistrationFlow } from '../flow.ts';
import { useGateContext } from './context.ts';
import { siteOf } from './findPropertyBlock.ts';
import { SiteDialog } from './SiteDialog.tsx';

/**
 * After the property step: the property belongs to another site, since the page has another organisation now or the
 * flag came late.
 */
export function View() {
  const context = useGateContext();
  const navigate = useNavigate();
  const flow = useRegistrationFlow();
  const state = useAtomValue(answersAtom).propertyAddress?.state;
  // Renders again when the flag becomes known; `siteOf` reads it.
  useFlag('nyModal');
  const block = state ? siteOf(context, { state }) : undefined;
  return <SiteDialog block={block} onClose={() => void navigate(flow.to('property'))} />;
}
