import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { postConsent } from '#src/api/contract/consents.ts';
import { documentFileQuery, documentsQuery } from '#src/api/queries/documents.ts';
import { useCopy, useLegal } from '#src/brand/copy.tsx';
import type { ConsentType } from '#src/domain/application/applicationEnums.ts';
import { useApplication } from '#src/features/application/ApplicationContext.ts';
import { useWording } from '#src/features/legal/useWording.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { PdfViewer } from '#src/ui/document-viewer/PdfViewer.tsx';
import type { OpenPdf } from '#src/ui/document-viewer/pdf.ts';
import { CheckboxField } from '#src/ui/form/CheckboxField.tsx';
import { FormShell } from '#src/ui/form/FormShell.tsx';
import { Alert } from '#src/ui/primitives/Alert.tsx';
import { Heading } from '#src/ui/primitives/Heading.tsx';
import { Stack } from '#src/ui/primitives/Stack.tsx';
import { copy } from './copy.ts';
import { consentOf, type Listed } from './request.ts';
import { type ReadValues, readSchema } from './schema.ts';

/** The label of the box, where the document only explains what is authorized (docs/rules.md#soft-credit-consent). */
const AUTHORIZES: Partial<Record<ConsentType, 'softCredit'>> = { SOFT_CREDIT: 'softCredit' };

interface ReadDocumentProps {
  document: Listed;
  submitLabel: string;
  onDone(): Promise<void>;
  /** Another PDF library; tests use it. */
  open?: OpenPdf | undefined;
}

/** One document. Its consent can be given only once its end was in sight, which needs its bytes. */
export function ReadDocument({ document, submitLabel, onDone, open }: ReadDocumentProps) {
  const t = useCopy(copy);
  const legal = useLegal();
  const quote = useWording();
  const { api, now } = useRuntime();
  const { uuid } = useApplication();
  const queries = useQueryClient();
  const [read, setRead] = useState(false);
  const viewedAt = useRef<string>(undefined);
  const type = consentOf(document);
  const accepted = document.status === 'ACCEPTED';
  const asks = type !== undefined && !accepted;
  const documentUuid = document.uuid;
  const authorizes = type && AUTHORIZES[type];
  const label = authorizes ? legal(authorizes) : t('read', { title: document.title });

  const load = useCallback(async () => {
    const bytes = await queries.fetchQuery(documentFileQuery(api, uuid, documentUuid));
    viewedAt.current ??= now().toISOString();
    // The server has marked it as opened.
    void queries.invalidateQueries({ queryKey: documentsQuery(api, uuid).queryKey });
    return bytes;
  }, [api, documentUuid, now, queries, uuid]);

  const schema = useMemo(() => readSchema(t, { asks, isRead: read }), [asks, read, t]);

  const submit = async () => {
    if (asks) {
      await api.call(postConsent, {
        params: { uuid },
        body: {
          documentUuid,
          type,
          version: document.version,
          viewedAt: viewedAt.current ?? null,
          acceptedAt: now().toISOString(),
          shown: [quote('ACCEPTED', type, label)],
        },
      });
      await queries.invalidateQueries({ queryKey: documentsQuery(api, uuid).queryKey });
    }
    await onDone();
  };

  return (
    <Stack gap={3}>
      <Heading level={2}>{document.title}</Heading>
      <PdfViewer
        title={document.title}
        load={load}
        onReachedEnd={() => setRead(true)}
        {...(open ? { open } : {})}
      />
      <FormShell<ReadValues>
        schema={schema}
        initialValues={{ read: false }}
        onSubmit={submit}
        submitLabel={submitLabel}
        requiredNote={false}
      >
        {asks ? (
          <CheckboxField name="read" label={label} disabled={!read} hint={read ? undefined : t('scroll')} />
        ) : null}
        {accepted ? (
          <Alert tone="success" quiet>
            {t('accepted')}
          </Alert>
        ) : null}
      </FormShell>
    </Stack>
  );
}
