import type { BodyOf } from '#src/api/contract/endpoint.ts';
import type * as topic from '#src/api/contract/identityVerification.ts';
import { conflict, invalid } from '../http/errors.ts';
import type { Env } from '../model/env.ts';
import { endPhotosOnPhone } from '../model/handoff.ts';
import { failPhotos, type IdentityReview, identityState } from '../model/identity.ts';
import { borrowerOf, type Party } from '../model/party.ts';
import type { IdentityCheck } from '../model/records.ts';
import { isNamed, photoFailure } from '../model/uploadNames.ts';
import { submit } from './submit.ts';
import type { HandlersOf } from './types.ts';

const UNKNOWN_ADDRESS = { street1: '', street2: '', city: '', state: '', zip: '' };

function details({ app, name, dob, homeAddress }: Party, check: IdentityCheck) {
  return {
    name: {
      firstName: name.firstName,
      middleName: name.middleName,
      lastName: check.otherLastName ?? name.lastName,
      suffix: name.suffix,
    },
    dob,
    address: homeAddress ?? UNKNOWN_ADDRESS,
    expires: `${Number(app.heloc.auditFields.createdDate.slice(0, 4)) + 3}-05-31`,
    issuer: homeAddress?.state ?? '',
  };
}

const reviewView = ({ reason, nameOnId }: IdentityReview) => ({ reason, nameOnId });

/** What may be said of the check now: nothing of what was read before it has been read. */
export function identityView(party: Party, now: number) {
  const { identityCheck: check, identityAttemptsLeft } = party.record;
  const state = identityState(party.record, now);
  return {
    state,
    attemptsLeft: identityAttemptsLeft,
    failure: state === 'FAILED' || state === 'MANUAL_REVIEW' ? (check?.failure ?? null) : null,
    documentKind: check?.documentKind ?? null,
    details: state === 'READ' && check ? details(party, check) : null,
    nameMatches: state === 'READ' ? check?.otherLastName === undefined : undefined,
    review: state === 'MANUAL_REVIEW' ? check?.review && reviewView(check.review) : undefined,
  };
}

/** Has the photos of an ID read. */
export function readPhotos(party: Party, env: Env, body: BodyOf<typeof topic.postIdentityVerification>) {
  const { record } = party;
  const { documentKind, frontDocumentUuid, backDocumentUuid } = body;
  const running = identityState(record, env.now);
  if (running === 'PROCESSING') return identityView(party, env.now);
  if (running === 'MANUAL_REVIEW') throw conflict('A person will check your ID.');
  const sides = [frontDocumentUuid, backDocumentUuid].filter((uuid) => typeof uuid === 'string');
  const files = sides.map((uuid) => record.uploads.find((upload) => upload.uuid === uuid));
  if (files.some((file) => !file)) throw invalid('Upload at least one file');
  const names = files.map((file) => file?.name ?? '');
  // Whichever device took the photos, a phone has nothing left to send.
  endPhotosOnPhone(record);
  const isRefused = isNamed(names, 'refused');
  record.identityCheck = {
    documentKind,
    startedAt: env.now,
    failure: null,
    isRefused,
    ...(isNamed(names, 'othername') ? { otherLastName: 'Winterbourne' } : {}),
  };
  const failure = photoFailure(names);
  if (failure) failPhotos(record, failure, isRefused);
  return identityView(party, env.now);
}

/** Takes what the person says of what was read. */
export function confirmIdentity(
  { record }: Party,
  env: Env,
  { matches, reason, nameOnId, nameOnDeed }: BodyOf<typeof topic.putIdentityConfirmation>,
) {
  const { identityCheck: check } = record;
  if (!check || identityState(record, env.now) !== 'READ') throw conflict('Your ID has not been read yet.');
  if (matches) {
    record.identityVerified = true;
    return {};
  }
  if (!reason || !nameOnId) throw invalid('Tell us why the name is different');
  check.review = {
    reason: 'NAME',
    since: env.now,
    isRefused: check.isRefused,
    nameOnId,
    nameOnDeed: nameOnDeed ?? undefined,
  };
  return {};
}

export const identityVerificationHandlers = {
  getIdentityVerification: async ({ params, me, services }) =>
    identityView(borrowerOf(await services.applications.read(params.uuid, me)), services.clock.now()),
  postIdentityVerification: (call) =>
    submit('postIdentityVerification', call, (app, env) => readPhotos(borrowerOf(app), env, call.body)),
  putIdentityConfirmation: (call) =>
    submit('putIdentityConfirmation', call, (app, env) => confirmIdentity(borrowerOf(app), env, call.body)),
} satisfies HandlersOf<typeof topic>;
