import { useBrand } from '#src/brand/BrandProvider.tsx';
import { message, useCopy } from '#src/brand/copy.tsx';
import type { RegistrationAnswers } from '#src/domain/registration/registration.ts';
import { RadioGroupField } from '#src/ui/form/RadioGroupField.tsx';
import { StepForm } from '../StepForm.tsx';
import { copy } from './copy.ts';
import { type ForSaleValues, forSaleSchema } from './schema.ts';

export const title = message(copy, 'pageTitle');

function read({ isListedForSale }: RegistrationAnswers): Partial<ForSaleValues> {
  return isListedForSale === undefined ? {} : { forSale: isListedForSale ? 'YES' : 'NO' };
}

const write = ({ forSale }: ForSaleValues) => ({
  isListedForSale: forSale === 'YES',
  hasSaleStatusBeenSet: true,
});

export function View() {
  const t = useCopy(copy);
  const { saleWindowMonths } = useBrand().products.heloc;
  const heading = saleWindowMonths ? t('headingWindow', { months: saleWindowMonths }) : t('heading');
  return (
    <StepForm<ForSaleValues>
      step="for-sale"
      heading={heading}
      schema={forSaleSchema}
      read={read}
      write={write}
      // The question is the heading, and heads no field with an asterisk.
      requiredNote={false}
    >
      <RadioGroupField
        name="forSale"
        label={heading}
        legendHidden
        options={[
          { value: 'YES', label: t('yes') },
          { value: 'NO', label: t('no') },
        ]}
      />
    </StepForm>
  );
}
