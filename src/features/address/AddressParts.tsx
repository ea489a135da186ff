import styled from 'styled-components';
import { useCopy } from '#src/brand/copy.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { type AddressFill, autoCompleteOf } from './autoComplete.ts';
import { copy } from './copy.ts';

// One column where a field is refused: a message needs the whole width.
const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9em), 1fr));
  align-items: start;
  gap: calc(var(--heloc-space) * 2);
  &:has([aria-invalid]) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

interface AddressPartsProps {
  name: string;
  autoComplete?: AddressFill;
}

/** The address field by field. */
export function AddressParts({ name, autoComplete }: AddressPartsProps) {
  const t = useCopy(copy);
  const token = (part: string) => autoCompleteOf(autoComplete, part);
  return (
    <Stack gap={2}>
      <TextField
        name={`${name}.street1`}
        label={t('street1')}
        autoComplete={token('address-line1')}
        autoCapitalize="words"
      />
      <TextField
        name={`${name}.street2`}
        label={t('street2')}
        optional
        autoComplete={token('address-line2')}
        autoCapitalize="words"
      />
      <TextField
        name={`${name}.city`}
        label={t('city')}
        autoComplete={token('address-level2')}
        autoCapitalize="words"
      />
      <Row>
        <TextField
          name={`${name}.state`}
          label={t('state')}
          hint={t('stateHint')}
          autoComplete={token('address-level1')}
          autoCapitalize="characters"
          spellCheck={false}
        />
        <TextField
          name={`${name}.zip`}
          label={t('zip')}
          hint={t('zipHint')}
          inputMode="numeric"
          autoComplete={token('postal-code')}
        />
      </Row>
    </Stack>
  );
}
