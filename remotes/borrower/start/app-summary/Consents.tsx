import { useCopy, useLegal } from '#src/brand/copy.tsx';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { LinkedContacts } from '#src/ui/primitives/SupportLinks.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useFocusOn } from '#src/ui/primitives/useFocusOn.ts';
import { copy } from './copy.ts';
import { esignStatements } from './wording.ts';

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
  const statements = esignStatements(legal);
  const heading = useFocusOn<HTMLHeadingElement>(focus);
  return (
    <Stack gap={3}>
      <Heading level={2} ref={heading} tabIndex={-1}>
        {t('consent')}
      </Heading>
      <Stack gap={1.5}>
        <Heading level={3}>{t('esignHeading')}</Heading>
        <Text small>{legal('esignIntro')}</Text>
        <Text as="div" small>
          <ul>
            {statements.map((statement) => (
              <li key={statement}>
                <LinkedContacts text={statement} />
              </li>
            ))}
          </ul>
        </Text>
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
