import { type TranslateLegal, useLegal } from '#src/brand/copy.tsx';
import { LinkedContacts } from '#src/ui/primitives/SupportLinks.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';

/** What the law wants said before documents come electronically (docs/rules.md#electronic-documents). */
export const esignStatements = (legal: TranslateLegal): string[] => [
  legal('esignPaper'),
  legal('esignWithdraw', { method: legal('esignWithdrawMethod') }),
  legal('esignScope'),
  legal('esignNeeds'),
  legal('esignContact'),
];

/** The same on the page, above the box by which one agrees. */
export function EsignStatements() {
  const legal = useLegal();
  return (
    <>
      <Text small>{legal('esignIntro')}</Text>
      <Text as="div" small>
        <ul>
          {esignStatements(legal).map((statement) => (
            <li key={statement}>
              <LinkedContacts text={statement} />
            </li>
          ))}
        </ul>
      </Text>
    </>
  );
}
