import { array, boolean, mixed, object, string, ValidationError } from 'yup';
import type { Translate } from '#src/brand/copy.tsx';
import { addressSchema } from '../../address/schema.ts';
import { type AddressValue, toAddress } from '../../address/value.ts';
import { phoneToCallProblem } from '../../problems/others.ts';
import { problem, yupRule } from '../../problems/problem.ts';
import type { copy } from './copy.ts';
import { type Choice, daysAndTimes, type Offered } from './times.ts';

export const NEEDS_MAX = 500;

export interface AppointmentValues extends Choice {
  address?: AddressValue;
  phone: string;
  attendees?: string[];
  needs?: string;
  feeAccepted?: boolean;
}

/** Where nothing is free: when the person is called. */
export interface CallValues {
  bestTime?: string;
}

export const callSchema = object({ bestTime: string() });

interface Rules extends Offered {
  places: readonly string[];
  /** Who has to be there; nothing for a person who comes alone. */
  attendees: readonly string[];
  paysFee: boolean;
  /** Of the property: a notary's commission ends at its border. */
  state: string;
  stateName: string;
}

export const appointmentSchema = (t: Translate<(typeof copy)['strings']>, rules: Rules) => {
  const { places, attendees, state, stateName, paysFee } = rules;
  const otherAddress = addressSchema();
  return object({
    place: string().required(t('placeMissing')).oneOf(places, t('placeMissing')),
    address: mixed<AddressValue>().test('address', async (value, context) => {
      if ((context.parent as AppointmentValues).place !== 'OTHER') return true;
      const address = { ...value, manual: true };
      try {
        await otherAddress.validate(address, { abortEarly: false });
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error;
        return new ValidationError(
          error.inner.map(({ path, message }) =>
            context.createError({ path: `${context.path}.${path}`, message }),
          ),
        );
      }
      return (
        toAddress(address).state === state ||
        context.createError({
          path: `${context.path}.state`,
          message: t('addressOtherState', { state: stateName }),
        })
      );
    }),
    day: string(),
    slotId: string().test('time', t('timeMissing'), (id, { parent }) => {
      const choice = parent as Choice;
      return !choice.place || daysAndTimes(rules, choice).times.some((slot) => slot.id === id);
    }),
    phone: string().default('').test('phone', yupRule(phoneToCallProblem)),
    attendees: array(string().required()).test('all', t('whoMissing'), (chosen) =>
      attendees.every((one) => chosen?.includes(one)),
    ),
    needs: string().max(NEEDS_MAX, problem('line-too-long', { max: NEEDS_MAX })),
    feeAccepted: paysFee ? boolean().oneOf([true], t('feeMissing')).required(t('feeMissing')) : boolean(),
  });
};
