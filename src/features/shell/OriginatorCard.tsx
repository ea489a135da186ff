import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { loanOriginatorQuery } from '#src/api/queries/referral.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { isEmail } from '#src/domain/email.ts';
import { isAbsoluteUrl } from '#src/domain/links.ts';
import { formatPhone } from '#src/domain/phone.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { Card } from '#src/ui/primitives/Card.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { EmailLink, PhoneLink } from './ContactLinks.tsx';
import { copy } from './copy.ts';

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
  const { api, org } = useRuntime();
  const { data } = useQuery(loanOriginatorQuery(api, uuid, org()));
  const name = data?.originatorName || data?.brokerName;
  if (!data || !name) return null;
  const phone = formatPhone(data.phoneNumber);
  return (
    <Card as="section">
      <Stack gap={1}>
        <Heading level={2} look={3}>
          {data.originatorName ? t('yourLoanOfficer') : t('yourBroker')}
        </Heading>
        <Picture uri={data.avatarUri} />
        <div>
          <Text strong>{name}</Text>
          {data.originatorName && data.brokerName ? <Text>{data.brokerName}</Text> : null}
          {data.nmls ? (
            <Text small muted>
              {t('nmls', { nmls: data.nmls })}
            </Text>
          ) : null}
        </div>
        {phone ? <PhoneLink number={phone} /> : null}
        {data.email && isEmail(data.email) ? <EmailLink address={data.email} /> : null}
      </Stack>
    </Card>
  );
}

/** An image that is missing, or that the host's policy blocks, is hidden rather than shown broken. */
function Picture({ uri }: { uri: string | null | undefined }) {
  const [failed, setFailed] = useState(false);
  if (!uri || failed || !isAbsoluteUrl(uri)) return null;
  return <Portrait src={uri} alt="" referrerPolicy="no-referrer" onError={() => setFailed(true)} />;
}
