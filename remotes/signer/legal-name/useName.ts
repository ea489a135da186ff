import { putCoDeedName } from '#src/api/contract/coDeed.ts';
import { suffixToApi } from '#src/domain/enums.ts';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import { type NameValue, nameBody } from '#src/features/person-name/value.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useSigner } from '../flow/SignerContext.ts';

/** The name that will be on the deed, and how it is confirmed. */
export function useName() {
  const { api } = useRuntime();
  const flow = useFlow();
  const { applicationUuid: uuid, legalName } = useSigner();
  const { firstName, middleName, lastName, suffix } = legalName;
  const values: NameValue = {
    firstName,
    middleName: middleName ?? '',
    lastName,
    suffix: suffixToApi(suffix),
  };
  const save = async (name: NameValue) => {
    await api.call(putCoDeedName, { params: { uuid }, body: nameBody(name) });
    await flow.refresh();
  };
  return { values, save };
}
