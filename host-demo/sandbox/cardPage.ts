import { Hono } from 'hono';
import { html } from 'hono/html';
import { errorResponse } from './http/contractRoutes.ts';
import { notFound } from './http/errors.ts';
import { paymentToken } from './model/appraisal.ts';
import { enter } from './model/machine.ts';
import type { Application } from './model/records.ts';
import type { Services } from './services.ts';
import { page } from './vendorPage.ts';

const DUE = 'ONSITE_APPRAISAL_BORROWER_PAYMENT';

const isDue = ({ heloc }: Application) => heloc.status.checklistStatus === DUE;

/** The vendor's own page that takes the card for an appraisal, as a real one would: no card is asked for in the sandbox. */
export function cardPage({ applications }: Services): Hono {
  const app = new Hono();
  app.onError(errorResponse);

  /** Known only to the person who was given the address. */
  async function found(uuid: string, token: string): Promise<Application> {
    const application = await applications.read(uuid);
    if (paymentToken(application) !== token) throw notFound();
    return application;
  }

  app.get('/:uuid/:token', async (c) => {
    const application = await found(c.req.param('uuid'), c.req.param('token'));
    const { appraisal } = application.heloc;
    if (!appraisal || !isDue(application)) {
      return c.html(page('Nothing to pay', html`<p>You can close this page.</p>`));
    }
    return c.html(
      page(
        `Pay ${appraisal.vendor}`,
        html`<p>Appraisal: $${appraisal.fee.toFixed(2)}. In this demonstration no card is asked for.</p>
          <form method="post"><button>Pay</button></form>`,
      ),
    );
  });

  app.post('/:uuid/:token', async (c) => {
    const { uuid, token } = c.req.param();
    await found(uuid, token);
    await applications.change(uuid, undefined, (application, env) => {
      if (isDue(application)) enter(application, 'ONSITE_APPRAISAL_PENDING', env);
    });
    return c.html(page('Thank you', html`<p>The appraisal is paid. You can close this page.</p>`));
  });
  return app;
}
