import { Hono } from 'hono';
import { html } from 'hono/html';
import { errorResponse } from './http/contractRoutes.ts';
import { notFound } from './http/errors.ts';
import { endTranscript, isResult, RESULTS } from './model/taxTranscript.ts';
import type { Services } from './services.ts';
import { page } from './vendorPage.ts';

const closedPage = page('This form is no longer open', html`<p>You can close this page.</p>`);

/** The vendor's own page on which the form for the IRS is signed: every end that a real one has, by a button. */
export function transcriptPage({ applications }: Services): Hono {
  const app = new Hono();
  app.onError(errorResponse);

  /** Known only to the person who was given the address. */
  const find = async (uuid: string, token: string) => {
    const { taxTranscript } = await applications.read(uuid);
    return taxTranscript?.token === token ? taxTranscript : undefined;
  };

  app.get('/:uuid/:token', async (c) => {
    const form = await find(c.req.param('uuid'), c.req.param('token'));
    if (!form) return c.html(closedPage);
    const buttons = Object.entries(RESULTS).map(
      ([result, { label }]) =>
        html`<p><button name="result" value="${result}" style="font: inherit; padding: 0.5em 1em">${label}</button></p>`,
    );
    return c.html(
      page(
        'Request for your tax transcripts',
        html`<p>Form 4506-C, tax years ${form.years.join(' and ')}.</p>
          <p>To be signed by ${form.signers.join(' and ')}. In this demonstration nothing is sent to the IRS.</p>
          <form method="post">${buttons}</form>`,
      ),
    );
  });

  app.post('/:uuid/:token', async (c) => {
    const { uuid, token } = c.req.param();
    const form = await find(uuid, token);
    if (!form) return c.html(closedPage);
    const { result } = await c.req.parseBody();
    if (!isResult(result)) throw notFound();
    if (form.returnUrl) {
      const back = new URL(form.returnUrl);
      back.searchParams.set('state', form.state);
      back.searchParams.set('result', result);
      return c.redirect(back.href, 303);
    }
    // The person does not bring the result back: the vendor reports it to the server.
    await applications.change(uuid, undefined, (application, env) => {
      const { taxTranscript } = application;
      if (taxTranscript?.token === token) endTranscript(application, taxTranscript, result, env.now);
    });
    return c.html(page('Thank you', html`<p>You can close this page and go on where you were.</p>`));
  });
  return app;
}
