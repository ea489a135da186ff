import { useState } from 'react';
import styled from 'styled-components';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { useCopy } from '#src/brand/copy.tsx';
import { useRuntime } from '#src/platform/runtime.ts';
import { useExternalValue } from '#src/platform/useExternalValue.ts';
import { LinkButton } from '#src/ui/primitives/LinkButton.tsx';
import { copy } from './copy.ts';
import { FeedbackDialog } from './FeedbackDialog.tsx';

/** Stands with the footer's links, on its ground. */
const Link = styled(LinkButton)`
  min-block-size: 0;
  padding-block: 0.3em;
  color: inherit;
`;

/** A link in the footer, only for signed-in people of the main brand (docs/rules.md#feedback-to-the-ceo). */
export function CeoFeedback() {
  const t = useCopy(copy);
  const { auth } = useRuntime();
  const { role, capabilities } = useBrand();
  const signedIn = useExternalValue(auth.subscribe, auth.isSignedIn);
  const [isOpen, setOpen] = useState(false);
  if (role !== 'main' || !capabilities.ceoFeedback || !signedIn) return null;
  return (
    <li>
      <Link onClick={() => setOpen(true)}>{t('link')}</Link>
      {isOpen ? <FeedbackDialog onClose={() => setOpen(false)} /> : null}
    </li>
  );
}
