import { Hono } from 'hono';
import type { Signer } from '#src/api/contract/parts.ts';
import { documentsOf } from '../documents/list.ts';
import { isNotaryOpen } from '../handlers/notary.ts';
import { conflict, invalid } from '../http/errors.ts';
import { conditionView } from '../model/conditions.ts';
import { applyDecision } from '../model/decline.ts';
import { finish } from '../model/finish.ts';
import { enter } from '../model/machine.ts';
import type { Application, Identity } from '../model/records.ts';
import type { Services } from '../services.ts';
import { type ApplicationInput, applicationInput, type Scenarios } from './applicationInput.ts';
import { decisionRoutes } from './decisionRoutes.ts';
import { evidenceRoutes } from './evidenceRoutes.ts';
import {
  applyConditions,
  applyFields,
  applyHold,
  fieldsOf,
  makeApplication,
  statusOf,
} from './makeApplication.ts';
import { merge } from './merge.ts';
import { read } from './read.ts';
import { finishInput, patchInput } from './schemas.ts';
import { giveStatus, type SignerInput, signersView } from './signers.ts';
import { withUser } from './user.ts';

const DEFAULT_ORG = 'OAKLINE';
const DEFAULT_PASSWORD = 'Sandbox-Pass-1!';

/** The person of a new application: a new one, or the one who already has this email. */
async function personFor({ identities, newId }: Services, input: ApplicationInput, org: string) {
  const password = input.password ?? DEFAULT_PASSWORD;
  const email = input.email ?? `applicant-${newId().slice(0, 8)}@example.com`;
  const existing = await identities.byEmail(org, email);
  if (!existing) return { identity: await identities.add({ org, email, password }), email, password };
  if (input.password) await identities.setPassword(existing, password);
  return { identity: existing, email, password };
}

/** An account of a broker who is asked to sign; nobody knows its password. */
async function addBroker(
  { identities, newId }: Services,
  org: string,
  email: string,
  { firstName, lastName }: { firstName: string; lastName: string },
): Promise<void> {
  const made = (await identities.byEmail(org, email)) ?? {
    ...(await identities.add({ org, email, password: newId() })),
    isPasswordUnknown: true,
  };
  const profile = { ...made.profile, type: 'CO_DEEDER', name: { firstName, lastName } };
  await identities.save(withUser({ ...made, profile }, { isBroker: true }));
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
async function everything(app: Application, services: Services) {
  const { identities, demographics, clock } = services;
  const { heloc, submits: _fingerprints, coDeeds: _byUuid, ...rest } = app;
  return {
    ...app.extra,
    ...heloc,
    ...rest,
    profile: (await identities.get(app.identityUuid))?.profile,
    demographics: await demographics.of(heloc.uuid),
    signers: signersView(app, clock.now(), isNotaryOpen(services)),
    documents: documentsOf(app),
    conditions: app.conditions.map((condition) => ({ ...condition, ...conditionView(app, condition) })),
    documentStates: app.documents,
  };
}

/** What `POST /applications` answers. */
export interface Created {
  uuid: string;
  loanNumber: string;
  identityUuid: string;
  email: string;
  password: string;
  /** With its `Bearer ` prefix. */
  jwt: string;
}

/** What makes and moves applications: the paths below `/applications`. */
export function applicationRoutes({
  services,
  scenarios,
}: {
  services: Services;
  scenarios: Scenarios;
}): Hono {
  const { applications, identities, newId, tokens } = services;
  const app = new Hono();
  app.route('/', evidenceRoutes(services));
  app.route('/', decisionRoutes(services));

  app.post('/', async (c) => {
    const body = (await read(c, applicationInput)) as ApplicationInput;
    if (body.scenario && !Object.hasOwn(scenarios, body.scenario)) {
      throw invalid(`Unknown scenario ${body.scenario}. Known: ${Object.keys(scenarios).join(', ')}`);
    }
    const input = merge((scenarios[body.scenario ?? '']?.body ?? {}) as ApplicationInput, body);
    const org = input.org ?? DEFAULT_ORG;
    const uuid = newId();
    const env = applications.env(org);
    // Made once for the checks alone, so that a refused body creates no person.
    const draft = { uuid, org, email: input.email ?? '' } as Identity;
    makeApplication(input, draft, uuid, applications.env(org));
    if (typeof input.uuid === 'string' && (await services.store.get('application', input.uuid))) {
      throw conflict(`Application ${input.uuid} already exists`);
    }
    await scenarios[body.scenario ?? '']?.prepare?.(services);
    const { identity, email, password } = await personFor(services, input, org);
    const made = makeApplication(input, identity, uuid, env);
    await applications.add(made, env);
    const saved = {
      ...((await identities.get(identity.uuid)) ?? identity),
      profile: profileFrom(made, identity, input.profile),
      ...(input.activeElsewhere ? { activeElsewhere: input.activeElsewhere } : {}),
    };
    await identities.save(input.user ? withUser(saved, input.user) : saved);
    for (const { isBroker, email: theirs, ...name } of input.signers ?? [])
      if (isBroker) await addBroker(services, org, theirs, name);
    if (input.notifications) await services.notifications.add(identity.uuid, input.notifications);
    return c.json({
      uuid: made.heloc.uuid,
      loanNumber: made.heloc.loanNumber,
      identityUuid: identity.uuid,
      email,
      password,
      jwt: tokens.issue(saved),
    } satisfies Created);
  });

  app.get('/:uuid', async (c) => {
    const found = await applications.read(c.req.param('uuid'));
    return c.json(await everything(found, services));
  });

  app.patch('/:uuid', async (c) => {
    const input = (await read(c, patchInput)) as Record<string, unknown>;
    const { name, fields: statusFields } = statusOf(input);
    const patched = await applications.change(c.req.param('uuid'), undefined, (found, env) => {
      if (name !== undefined && name !== found.heloc.status.checklistStatus) enter(found, name, env);
      found.heloc.status = merge(found.heloc.status, statusFields);
      if (statusFields.uwDecision !== undefined) applyDecision(found, env);
      applyFields(found, fieldsOf(input));
      for (const [signer, row] of signerRows(found, input.signers ?? input.helocSigners)) {
        Object.assign(signer, pickKnown(row, signer));
        giveStatus(found, signer, row, env);
      }
      if (input.conditions) applyConditions(found, input.conditions as object[], env);
      if (input.hold !== undefined) applyHold(found, input.hold as boolean | string[]);
      return found;
    });
    const owner = await identities.get(patched.identityUuid);
    if (owner && input.profile)
      await identities.save({ ...owner, profile: merge(owner.profile, input.profile) });
    return c.json(await everything(patched, services));
  });

  app.post('/:uuid/finish', async (c) => {
    const { outcome } = await read(c, finishInput);
    const finished = await applications.change(c.req.param('uuid'), undefined, (found, env) => {
      finish(found, env, outcome);
      return found;
    });
    return c.json(await everything(finished, services));
  });
  return app;
}

/** The signers that rows are about: by uuid or email, else by their place. */
function signerRows({ heloc }: Application, given: unknown): [Signer, Partial<SignerInput>][] {
  const rows = (Array.isArray(given) ? given : []) as (Partial<SignerInput> & { uuid?: string })[];
  return heloc.helocSigners.flatMap((signer, index): [Signer, Partial<SignerInput>][] => {
    const named = rows.find((row) => row.uuid === signer.uuid || row.email === signer.email);
    const row = named ?? (rows[index]?.uuid || rows[index]?.email ? undefined : rows[index]);
    return row ? [[signer, row]] : [];
  });
}

/** What is the signer's own of a row; the status follows by itself. */
const pickKnown = (row: object, signer: Signer) =>
  Object.fromEntries(Object.entries(row).filter(([key]) => key in signer && key !== 'status'));
