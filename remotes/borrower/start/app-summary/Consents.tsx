import { useCopy, useLegal } from '#src/brand/copy.tsx';
import { EsignStatements } from '#src/features/legal/EsignStatements.tsx';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useFocusOn } from '#src/ui/primitives/useFocusOn.ts';
import { copy } from './copy.ts';

/** What the law wants said first, then the boxes, none of them ticked in advance (docs/rules.md#electronic-documents). */
export function Consents({
  sampleOpened,
  asksHardCredit,
  applicants,
  focus,
}: {
  sampleOpened: boolean;
  asksHardCredit: boolean;
  /** Who applies together; undefined where that is not to be confirmed. */
  applicants: string | undefined;
  /** One has decided to go on here. */
  focus: boolean;
}) {
  const t = useCopy(copy);
  const legal = useLegal();
  const heading = useFocusOn<HTMLHeadingElement>(focus);
  return (
    <Stack gap={3}>
      <Heading level={2} ref={heading} tabIndex={-1}>
        {t('consent')}
      </Heading>
      <Stack gap={1.5}>
        <Heading level={3}>{t('esignHeading')}</Heading>
        <EsignStatements />
        <CheckboxField
          name="esignConsent"
          label={legal('esignSummaryTick')}
          disabled={!sampleOpened}
          hint={sampleOpened ? undefined : t('esignHint')}
        />
      </Stack>
      <CheckboxField name="summaryAccepted" label={legal('summaryAccepted')} />
      {applicants ? (
        <Stack gap={1.5}>
          <Heading level={3}>{t('jointHeading')}</Heading>
          <Text>{applicants}</Text>
          <CheckboxField name="jointIntent" label={legal('jointIntent')} />
        </Stack>
      ) : null}
      {asksHardCredit ? (
        <Stack gap={1.5}>
          <Heading level={3}>{t('hardHeading')}</Heading>
          <Text>{legal('hardCredit')}</Text>
          <CheckboxField name="hardCreditConsent" label={legal('hardCreditLabel')} />
        </Stack>
      ) : null}
      <Text small strong>
        {legal('falseStatements')}
      </Text>
    </Stack>
  );
}
