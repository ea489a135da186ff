import { useState } from 'react';
import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { Card } from '#src/ui/primitives/Card.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { EmailLink, PhoneLink } from './ContactLinks.tsx';
import { copy } from './contactCopy.ts';
import { useOriginator } from './useOriginator.ts';

const Portrait = styled.img`
  display: block;
  inline-size: 4em;
  block-size: 4em;
  border-radius: 50%;
  object-fit: cover;
`;

/**
 * The loan officer or broker who sent the applicant (docs/rules.md#loan-officer-card). Nothing while it is looked up and
 * nothing when that fails: the support line stands below in any case.
 */
export function OriginatorCard({ uuid }: { uuid: string }) {
  const t = useCopy(copy);
  const { originator } = useOriginator(uuid);
  if (!originator) return null;
  const { role, name, originatorName, brokerName, picture, nmls, phone, email } = originator;
  return (
    <Card as="section">
      <Stack gap={1}>
        <Heading level={2} look={3}>
          {t(role)}
        </Heading>
        <Picture uri={picture} />
        <div>
          <Text strong>{name}</Text>
          {originatorName && brokerName ? <Text>{brokerName}</Text> : null}
          {nmls ? (
            <Text small muted>
              {t('nmls', { nmls })}
            </Text>
          ) : null}
        </div>
        {phone ? <PhoneLink number={phone} /> : null}
        {email ? <EmailLink address={email} /> : null}
      </Stack>
    </Card>
  );
}

/** An image that is missing, or that the host's policy blocks, is hidden rather than shown broken. */
function Picture({ uri }: { uri: string | undefined }) {
  const [failed, setFailed] = useState(false);
  if (!uri || failed) return null;
  return <Portrait src={uri} alt="" referrerPolicy="no-referrer" onError={() => setFailed(true)} />;
}
