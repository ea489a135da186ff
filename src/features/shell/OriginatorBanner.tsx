import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { StickyBar } from '#src/ui/layout/StickyBar.tsx';
import { space } from '#src/ui/primitives/styles.ts';
import { EmailLink, PhoneLink } from './ContactLinks.tsx';
import { copy } from './contactCopy.ts';
import { Inset } from './Inset.tsx';
import { useOriginator } from './useOriginator.ts';

/** On one line where they fit; it keeps its place while they are looked up, so that nothing moves. */
const Line = styled(Inset)`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space(2)};
  min-block-size: 1.5em;
  overflow-wrap: anywhere;
  & > * {
    font-size: 0.875em;
  }
`;

/**
 * The loan officer or broker at the upper edge of the window, with one way to reach them: the card may be far below
 * (docs/rules.md#loan-officer-card).
 */
export function OriginatorBanner({ uuid }: { uuid: string }) {
  const t = useCopy(copy);
  const { originator, isLoading } = useOriginator(uuid);
  if (!originator && !isLoading) return null;
  return (
    <StickyBar edge="top">
      <Line as="section" aria-label={originator && t(originator.role)}>
        {originator ? (
          <>
            <span>
              {t.rich('originator', {
                role: t(originator.role),
                name: <strong>{originator.name}</strong>,
              })}
            </span>
            {originator.phone ? (
              <PhoneLink number={originator.phone} />
            ) : originator.email ? (
              <EmailLink address={originator.email} />
            ) : null}
          </>
        ) : null}
      </Line>
    </StickyBar>
  );
}
