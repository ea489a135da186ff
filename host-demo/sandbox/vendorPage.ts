import { html } from 'hono/html';

/** A page of a vendor, as a person would be sent to a real one. */
export const page = (title: string, body: unknown) => html`<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width" />
  <title>${title}</title>
  <link rel="icon" href="data:," />
  <body style="font-family: sans-serif; max-width: 30em; margin: 2em auto; padding: 0 1em">
    <h1>${title}</h1>
    ${body}
  </body>
</html>`;
