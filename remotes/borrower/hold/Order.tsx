import { postAppraisalOrder } from '#src/api/contract/appraisal.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useSubmit } from '#src/features/flow/useSubmit.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { FormShell } from '#src/ui/form/FormShell.tsx';
import { copy } from './copy.ts';

/** Where the lender pays, nothing but the word is needed. */
export function Order() {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { uuid } = useApplication();
  const order = useSubmit(() => api.call(postAppraisalOrder, { params: { uuid } }));
  return <FormShell onSubmit={order} submitLabel={t('order')} />;
}
