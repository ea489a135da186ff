import { useCopy, useLegal } from '#src/brand/copy.tsx';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { copy } from './copy.ts';

/** What the law wants said first, then the boxes, none of them ticked in advance (docs/rules.md#electronic-documents). */
export function Consents({
  sampleOpened,
  asksHardCredit,
}: {
  sampleOpened: boolean;
  asksHardCredit: boolean;
}) {
  const t = useCopy(copy);
  const legal = useLegal();
  const statements = [
    legal('esignPaper'),
    legal('esignWithdraw', { method: legal('esignWithdrawMethod') }),
    legal('esignScope'),
    legal('esignNeeds'),
    legal('esignContact'),
  ];
  return (
    <Stack gap={4}>
      <Heading level={2}>{t('consent')}</Heading>
      <Stack gap={1.5}>
        <Heading level={3}>{t('esignHeading')}</Heading>
        <Text>{legal('esignIntro')}</Text>
        <ul>
          {statements.map((statement) => (
            <li key={statement}>{statement}</li>
          ))}
        </ul>
        <CheckboxField
          name="esignConsent"
          label={legal('esignSummaryTick')}
          disabled={!sampleOpened}
          hint={sampleOpened ? undefined : t('esignHint')}
        />
      </Stack>
      <CheckboxField name="summaryAccepted" label={legal('summaryAccepted')} />
      {asksHardCredit ? (
        <Stack gap={1.5}>
          <Heading level={3}>{t('hardHeading')}</Heading>
          <Text>{legal('hardCredit')}</Text>
          <CheckboxField name="hardCreditConsent" label={legal('hardCreditLabel')} />
        </Stack>
      ) : null}
      <Text strong>{legal('falseStatements')}</Text>
    </Stack>
  );
}
