import { useCopy } from '#src/brand/copy.tsx';
import { Details } from '../primitives/Details.tsx';
import { SupportPhone } from '../primitives/SupportLinks.tsx';
import { Text } from '../primitives/Text.tsx';
import { copy } from './copy.ts';

/** What makes a good copy, and who helps where none can be sent. */
export function UploadHelp({ tips }: { tips: readonly string[] }) {
  const t = useCopy(copy);
  return (
    <>
      {tips.length > 0 ? (
        <Details summary={t('tipsTitle')}>
          <ul>
            {tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </Details>
      ) : null}
      <Text small muted>
        {t.rich('notice', { phone: <SupportPhone /> })}
      </Text>
    </>
  );
}
