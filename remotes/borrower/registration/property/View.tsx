import { useMemo } from 'react';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { useBundleValue } from '#src/brand/context.ts';
import { message, useCopy, useLegal } from '#src/brand/copy.tsx';
import { OCCUPANCY_TYPES, type OccupancyType } from '#src/domain/enums.ts';
import type { RegistrationAnswers } from '#src/domain/registration/registration.ts';
import { formatDollars } from '#src/domain/text/format.ts';
import { AddressFields } from '#src/features/address/AddressFields.tsx';
import { fromAddress, toAddress } from '#src/features/address/value.ts';
import { occupancyLabels } from '#src/features/labels/occupancy.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { lazySchema } from '#src/ui/form/validate.ts';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { Text } from '#src/ui/primitives/Text.tsx';
import { useRegistrationFlow } from '../flow.ts';
import { usePropertyGates } from '../gates/usePropertyGates.tsx';
import { StepForm } from '../StepForm.tsx';
import { BeforeYouApply } from './BeforeYouApply.tsx';
import { copy } from './copy.ts';
import type { PropertyValues } from './schema.ts';

export const title = message(copy, 'address');

function read({ propertyAddress, waitlistConsent }: RegistrationAnswers): Partial<PropertyValues> {
  const { occupancyType, ...address } = propertyAddress ?? {};
  return { address: fromAddress(address), occupancyType, waitlistConsent };
}

function write({ address, occupancyType, waitlistConsent }: PropertyValues): Partial<RegistrationAnswers> {
  const occupancy = occupancyType as OccupancyType;
  return {
    propertyAddress: { ...toAddress(address), occupancyType: occupancy },
    waitlistConsent: waitlistConsent ?? false,
    // Only owner-occupants are asked whether it is for sale; an answer from before would be sent for the others.
    ...(occupancy === 'HOME' ? {} : { isListedForSale: undefined, hasSaleStatusBeenSet: undefined }),
  };
}

/** The first thing that an applicant sees: it loads before anything else, so it stays small. */
export function View() {
  const t = useCopy(copy);
  const label = useCopy(occupancyLabels);
  const { plainAddress } = useRegistrationFlow().flow;
  const legal = useLegal();
  const { flags } = useRuntime();
  const askRecentTransfer = useBundleValue(({ brand }) => brand.capabilities.askRecentTransfer);
  const recentTransfer = legal('recentTransfer');
  const schema = useMemo(
    () =>
      lazySchema(async () => {
        const { propertySchema } = await import(/* webpackChunkName: "gates" */ './schema.ts');
        return propertySchema(flags, askRecentTransfer ? recentTransfer : undefined);
      }),
    [flags, askRecentTransfer, recentTransfer],
  );
  const gates = usePropertyGates();
  return (
    <StepForm<PropertyValues>
      step="property"
      heading={t('heading')}
      lead={<Claims />}
      intro={`${t('before')} ${t('intro')}`}
      schema={schema}
      read={read}
      write={write}
      allow={({ address }) => gates.allow(toAddress(address))}
      submitBlockedBy={gates.blockedBy}
    >
      <AddressFields name="address" label={t('address')} plain={plainAddress} autoComplete="off" />
      {gates.view}
      <RadioGroupField
        name="occupancyType"
        label={t('occupancy')}
        options={OCCUPANCY_TYPES.map((value) => ({ value, label: label(value) }))}
      />
      {askRecentTransfer ? (
        <RadioGroupField
          name="recentTransfer"
          label={t('recentTransfer')}
          options={[
            { value: 'YES', label: t('yes') },
            { value: 'NO', label: t('no') },
          ]}
        />
      ) : null}
      <Text muted>{recentTransfer}</Text>
      <BeforeYouApply />
    </StepForm>
  );
}

/** What the organisation promises, where a visitor looks first (docs/rules.md#claims). */
function Claims() {
  const legal = useLegal();
  const { approvalMinutes, fundingDays, minAmount, maxAmount } = useBrand().pricing;
  return (
    <Stack gap={0}>
      <Text small>{legal('claims', { minutes: approvalMinutes, days: fundingDays })}</Text>
      <Text small>
        {legal('claimsNote', { min: formatDollars(minAmount), max: formatDollars(maxAmount) })}
      </Text>
    </Stack>
  );
}
