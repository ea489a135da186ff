import { type Context, Hono } from 'hono';
import { type InferType, type Schema, ValidationError } from 'yup';
import { documentsOf } from '../documents/list.ts';
import { evidencePdf } from '../evidence/pdf.ts';
import { conflict, invalid, notFound } from '../http/errors.ts';
import type { Fault, Faults } from '../http/faults.ts';
import { fileResponse } from '../http/fileResponse.ts';
import { jsonChangesOnly } from '../http/refusals.ts';
import type { RequestLog } from '../http/requests.ts';
import { finish } from '../model/finish.ts';
import { advance, arrive, endIdentityReview, endIncomeReviews, enter } from '../model/machine.ts';
import { decline } from '../model/onEnter.ts';
import type { Application, Identity } from '../model/records.ts';
import { decideReport } from '../model/valuation.ts';
import type { Services } from '../services.ts';
import { type ApplicationInput, applicationInput, type Scenarios } from './applicationInput.ts';
import { applyFields, fieldsOf, makeApplication, statusOf } from './makeApplication.ts';
import { merge } from './merge.ts';
import {
  clockInput,
  type FlagsInput,
  faultInput,
  finishInput,
  flagsInput,
  freezeInput,
  hoursInput,
  identityReviewInput,
  incomeReviewInput,
  patchInput,
  valuationInput,
} from './schemas.ts';

export interface Control {
  services: Services;
  faults: Faults;
  requests: RequestLog;
  scenarios: Scenarios;
  reset(): Promise<void>;
}

const DEFAULT_ORG = 'OAKLINE';
const DEFAULT_PASSWORD = 'Sandbox-Pass-1!';

async function read<S extends Schema>(c: Context, schema: S): Promise<InferType<S>> {
  const text = await c.req.text();
  let body: unknown;
  try {
    body = text === '' ? {} : JSON.parse(text);
  } catch {
    throw invalid('The body is not JSON');
  }
  try {
    return schema.validateSync(body, { strict: true, abortEarly: false }) as InferType<S>;
  } catch (error) {
    if (error instanceof ValidationError) throw invalid(...error.errors);
    throw error;
  }
}

/** The person of a new application: a new one, or the one who already has this email. */
async function personFor({ identities, newId }: Services, input: ApplicationInput, org: string) {
  const password = input.password ?? DEFAULT_PASSWORD;
  const email = input.email ?? `applicant-${newId().slice(0, 8)}@example.com`;
  const existing = await identities.byEmail(org, email);
  if (!existing) return { identity: await identities.add({ org, email, password }), email, password };
  if (input.password) await identities.setPassword(existing, password);
  return { identity: existing, email, password };
}

/** The profile follows the application, and the body's own profile has the last word. */
function profileFrom(app: Application, identity: Identity, given: unknown): Identity['profile'] {
  const { profile } = identity;
  return merge(
    {
      ...profile,
      name: app.heloc.owner,
      dob: app.dob,
      phoneNumbers: [{ type: 'MOBILE', number: app.phoneNumber }],
      addresses: app.heloc.homeAddress
        ? [{ ...app.heloc.homeAddress, type: 'HOME', uuid: profile.uuid }]
        : [],
    },
    given ?? {},
  );
}

/** Everything held about an application; what was submitted is under `answers`, secrets were never kept. */
async function everything(app: Application, { identities, demographics }: Services) {
  const { heloc, submits: _fingerprints, ...rest } = app;
  return {
    ...app.extra,
    ...heloc,
    ...rest,
    profile: (await identities.get(app.identityUuid))?.profile,
    demographics: await demographics.of(heloc.uuid),
    documents: documentsOf(app),
    documentStates: app.documents,
  };
}

/** The control surface, which exists only in the sandbox (docs/decisions/0016-the-sandbox-is-private.md). */
export function controlRoutes({ services, faults, requests, scenarios, reset }: Control): Hono {
  const { applications, clock, identities, newId, outbox, settings, tokens } = services;
  const app = new Hono();
  const clockNow = () => ({ now: new Date(clock.now()).toISOString(), rate: clock.rate() });

  app.use(jsonChangesOnly);
  app.get('/', (c) =>
    c.json({
      scenarios: Object.fromEntries(
        Object.entries(scenarios).map(([name, { label, path }]) => [name, { label, path }]),
      ),
    }),
  );

  app.post('/applications', async (c) => {
    const body = (await read(c, applicationInput)) as ApplicationInput;
    if (body.scenario && !Object.hasOwn(scenarios, body.scenario)) {
      throw invalid(`Unknown scenario ${body.scenario}. Known: ${Object.keys(scenarios).join(', ')}`);
    }
    const input = merge((scenarios[body.scenario ?? '']?.body ?? {}) as ApplicationInput, body);
    const org = input.org ?? DEFAULT_ORG;
    const uuid = newId();
    const env = applications.env(org);
    // Made once for the checks alone, so that a refused body leaves nobody behind.
    const draft = { uuid, org, email: input.email ?? '' } as Identity;
    makeApplication(input, draft, uuid, applications.env(org));
    if (typeof input.uuid === 'string' && (await services.store.get('application', input.uuid))) {
      throw conflict(`Application ${input.uuid} already exists`);
    }
    const { identity, email, password } = await personFor(services, input, org);
    const made = makeApplication(input, identity, uuid, env);
    await applications.add(made, env);
    const saved = {
      ...((await identities.get(identity.uuid)) ?? identity),
      profile: profileFrom(made, identity, input.profile),
    };
    await identities.save(saved);
    return c.json({
      uuid: made.heloc.uuid,
      loanNumber: made.heloc.loanNumber,
      identityUuid: identity.uuid,
      email,
      password,
      jwt: tokens.issue(saved),
    });
  });

  app.get('/applications/:uuid', async (c) => {
    const found = await applications.read(c.req.param('uuid'));
    return c.json(await everything(found, services));
  });

  app.get('/applications/:uuid/evidence', async (c) => {
    const record = await services.evidence.of(c.req.param('uuid'));
    const asPdf = c.req.query('format') === 'pdf' || c.req.header('accept')?.includes('application/pdf');
    if (!asPdf) return c.json(record);
    const { bytes } = await evidencePdf(record);
    return fileResponse({ type: 'application/pdf', name: `Record ${record.loanNumber}.pdf`, bytes });
  });
  app.get('/applications/:uuid/evidence/:sha256', async (c) => {
    const { entries } = await services.evidence.of(c.req.param('uuid'));
    const sha256 = c.req.param('sha256');
    const isOfIt = entries.some(({ document }) => document?.sha256 === sha256);
    const found = isOfIt && (await services.evidence.document(sha256));
    if (!found) throw notFound('Document not found');
    return fileResponse(found);
  });

  app.patch('/applications/:uuid', async (c) => {
    const input = (await read(c, patchInput)) as Record<string, unknown>;
    const { name, fields: statusFields } = statusOf(input);
    const patched = await applications.change(c.req.param('uuid'), undefined, (found, env) => {
      if (name !== undefined && name !== found.heloc.status.checklistStatus) enter(found, name, env);
      found.heloc.status = merge(found.heloc.status, statusFields);
      if (statusFields.uwDecision === 'DECLINE') decline(found, env);
      applyFields(found, {
        ...fieldsOf(input),
        ...(input.signers ? { helocSigners: mergeSigners(found, input.signers) } : {}),
      });
      if (input.conditions) found.conditions = input.conditions as unknown[];
      if (typeof input.hold === 'boolean') found.hold = input.hold;
      return found;
    });
    const owner = await identities.get(patched.identityUuid);
    if (owner && input.profile)
      await identities.save({ ...owner, profile: merge(owner.profile, input.profile) });
    return c.json(await everything(patched, services));
  });

  for (const [path, hold] of [
    ['hold', true],
    ['release', false],
  ] as const) {
    app.post(`/applications/:uuid/${path}`, async (c) => {
      const uuid = c.req.param('uuid');
      await applications.change(uuid, undefined, (found, env) => {
        // Time stood still while it was held.
        if (found.hold && !hold) found.enteredAt = env.now;
        found.hold = hold;
        if (!hold) advance(found, env);
      });
      return c.json({ uuid, hold });
    });
  }

  app.post('/applications/:uuid/credit-freeze', async (c) => {
    const { lifted } = await read(c, freezeInput);
    await applications.change(c.req.param('uuid'), undefined, (found) => {
      found.freezeLifted = lifted;
    });
    return c.json({ lifted });
  });

  app.post('/applications/:uuid/income-review', async (c) => {
    const { accepted } = await read(c, incomeReviewInput);
    await applications.change(c.req.param('uuid'), undefined, (found, env) => {
      endIncomeReviews(found, env, accepted);
    });
    return c.json({ accepted });
  });

  app.post('/applications/:uuid/identity-review', async (c) => {
    const { accepted } = await read(c, identityReviewInput);
    await applications.change(c.req.param('uuid'), undefined, (found, env) => {
      endIdentityReview(found, env, accepted);
    });
    return c.json({ accepted });
  });

  app.post('/applications/:uuid/valuation', async (c) => {
    const input = await read(c, valuationInput);
    await applications.change(c.req.param('uuid'), undefined, (found, env) => {
      found.valuationReport = Object.fromEntries(
        Object.entries(input).filter(([, value]) => value !== undefined),
      );
      const next = decideReport(found, env);
      if (next) arrive(found, next, env);
    });
    return c.json(input);
  });

  app.post('/applications/:uuid/finish', async (c) => {
    const { outcome } = await read(c, finishInput);
    const finished = await applications.change(c.req.param('uuid'), undefined, (found, env) => {
      finish(found, env, outcome);
      return found;
    });
    return c.json(await everything(finished, services));
  });

  app.post('/faults', async (c) => {
    const { method, ...fault } = await read(c, faultInput);
    const { id } = faults.add({ ...fault, method: (method ?? '*').toUpperCase() } as Omit<Fault, 'id'>);
    return c.json({ id });
  });
  app.get('/faults', (c) => c.json(faults.list()));
  app.delete('/faults', (c) => {
    faults.clear();
    return c.json({});
  });

  app.put('/flags', async (c) => {
    const body = await read(c, flagsInput);
    const named = 'flags' in body || 'variables' in body;
    const { org, flags, variables } = (named ? body : { flags: body }) as FlagsInput;
    if (flags) await settings.setFlags(flags, org);
    if (variables) await settings.setVariables(variables);
    return c.json({ flags: settings.flagsFor(org ?? '') });
  });

  app.get('/clock', (c) => c.json(clockNow()));
  app.put('/clock', async (c) => {
    const { now, rate } = await read(c, clockInput);
    clock.set({ now: now === undefined ? undefined : new Date(now).getTime(), rate });
    return c.json(clockNow());
  });

  app.put('/operating-hours', async (c) => {
    const { department, open } = await read(c, hoursInput);
    await settings.setOpen(department, open);
    return c.json({ department, open });
  });

  app.get('/requests', (c) => c.json(requests.list()));
  app.delete('/requests', (c) => {
    requests.clear();
    return c.json({});
  });
  app.get('/outbox', async (c) => {
    await applications.catchUp();
    return c.json(await outbox.list());
  });
  app.post('/reset', async (c) => {
    await reset();
    return c.json({});
  });
  return app;
}

/** Rows with a uuid or an email change that signer; a list given whole replaces nothing it does not name. */
function mergeSigners(app: Application, given: unknown): Application['heloc']['helocSigners'] {
  const rows = (Array.isArray(given) ? given : []) as { uuid?: string; email?: string }[];
  return app.heloc.helocSigners.map((signer, index) =>
    merge(
      signer,
      rows.find((row) => row.uuid === signer.uuid || row.email === signer.email) ??
        (rows[index] && !rows[index].uuid && !rows[index].email ? rows[index] : {}),
    ),
  );
}
