import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteIncomeRecord, putIncomeRecord } from '#src/api/contract/income.ts';
import type { IncomeRecord } from '#src/api/contract/parts.ts';
import { incomeRecordsQuery } from '#src/api/queries/income.ts';
import { useCopy } from '#src/brand/copy.tsx';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useFlow } from '#src/features/flow/FlowContext.ts';
import type { LinkType } from '#src/features/income/methods.ts';
import { UPLOADS, type UploadType, uploadsFor } from '#src/features/income/uploads.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useAction } from '#src/ui/form/useAction.ts';
import { useAnnounce } from '#src/ui/primitives/announcer.ts';
import { copy } from './copy.ts';

/** The type of documents that a record's method stands for, e.g. MANUAL_PAYSTUB. */
function uploadTypeOf(record: IncomeRecord, employmentType: string): UploadType {
  const named = (Object.keys(UPLOADS) as UploadType[]).find((type) =>
    record.method.endsWith(type.replaceAll('-', '_').toUpperCase()),
  );
  return named ?? uploadsFor(employmentType)[0] ?? 'paystub';
}

export function useRecordActions({
  record,
  option,
  name,
  onRemoved,
}: {
  record: IncomeRecord;
  option: LinkType | 'upload';
  name: string;
  onRemoved(): void;
}) {
  const t = useCopy(copy);
  const { api } = useRuntime();
  const { uuid, heloc } = useApplication();
  const flow = useFlow();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const [answered, setAnswered] = useState(false);
  const params = { uuid, recordUuid: record.uuid };

  const { run, busy, failure } = useAction(async (change: () => Promise<void>) => {
    await change();
    await queries.invalidateQueries({ queryKey: incomeRecordsQuery(api, uuid).queryKey });
  });

  return {
    busy,
    failure,
    /** The person has said here whether it is their pay. */
    answered,
    repeat() {
      if (option === 'upload') {
        flow.toChild('upload', { type: uploadTypeOf(record, heloc.income.employmentType) });
      } else flow.toChild('link', { type: option });
    },
    remove: () =>
      run(async () => {
        await api.call(deleteIncomeRecord, { params });
        announce(t('removed', { name }));
        onRemoved();
      }),
    confirm: (confirmed: boolean) =>
      run(async () => {
        await api.call(putIncomeRecord, { params, body: { confirmed } });
        setAnswered(true);
      }),
  };
}
