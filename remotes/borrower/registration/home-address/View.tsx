import { message, useCopy } from '#src/brand/copy.tsx';
import type { RegistrationAnswers } from '#src/domain/registration/registration.ts';
import { AddressFields } from '#src/features/address/AddressFields.tsx';
import { fromAddress, toAddress } from '#src/features/address/value.ts';
import { useRegistrationFlow } from '../flow.ts';
import { StepForm } from '../StepForm.tsx';
import { copy } from './copy.ts';
import { type HomeAddressValues, homeAddressSchema } from './schema.ts';

export const title = message(copy, 'address');

const read = ({ homeAddress }: RegistrationAnswers) => ({ address: fromAddress(homeAddress) });
const write = ({ address }: HomeAddressValues) => ({ homeAddress: toAddress(address) });

export function View() {
  const t = useCopy(copy);
  const { plainAddress } = useRegistrationFlow().flow;
  return (
    <StepForm<HomeAddressValues>
      step="home-address"
      heading={t('heading')}
      intro={t('intro')}
      schema={homeAddressSchema}
      read={read}
      write={write}
    >
      <AddressFields name="address" label={t('address')} plain={plainAddress} />
    </StepForm>
  );
}
