import { Hono } from 'hono';
import { evidencePdf } from '../evidence/pdf.ts';
import { notFound } from '../http/errors.ts';
import { fileResponse } from '../http/fileResponse.ts';
import type { Services } from '../services.ts';

/** The record of an application, below `/applications`. */
export function evidenceRoutes({ evidence }: Services): Hono {
  const app = new Hono();

  app.get('/:uuid/evidence', async (c) => {
    const record = await evidence.of(c.req.param('uuid'));
    const asPdf = c.req.query('format') === 'pdf' || c.req.header('accept')?.includes('application/pdf');
    if (!asPdf) return c.json(record);
    const { bytes } = await evidencePdf(record);
    return fileResponse({ type: 'application/pdf', name: `Record ${record.loanNumber}.pdf`, bytes });
  });
  app.get('/:uuid/evidence/:sha256', async (c) => {
    const { entries } = await evidence.of(c.req.param('uuid'));
    const sha256 = c.req.param('sha256');
    const isAttached = entries.some(({ document }) => document?.sha256 === sha256);
    const found = isAttached && (await evidence.document(sha256));
    if (!found) throw notFound('Document not found');
    return fileResponse(found);
  });
  return app;
}
