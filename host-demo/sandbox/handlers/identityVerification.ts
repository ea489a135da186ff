import type * as topic from '#src/api/contract/identityVerification.ts';
import { conflict, invalid } from '../http/errors.ts';
import { APPLICANT, endPhotosOnPhone } from '../model/handoff.ts';
import { failPhotos, type IdentityReview, identityState } from '../model/identity.ts';
import type { Application, IdentityCheck } from '../model/records.ts';
import { isNamed, photoFailure } from '../model/uploadNames.ts';
import { submit } from './submit.ts';
import type { HandlersOf } from './types.ts';

const UNKNOWN_ADDRESS = { street1: '', street2: '', city: '', state: '', zip: '' };

function details(app: Application, check: IdentityCheck) {
  const { owner, homeAddress } = app.heloc;
  const lastName = check.otherLastName ?? owner.lastName;
  return {
    name: { firstName: owner.firstName, middleName: owner.middleName, lastName, suffix: owner.suffix },
    dob: app.dob,
    address: homeAddress ?? UNKNOWN_ADDRESS,
    expires: `${Number(app.heloc.auditFields.createdDate.slice(0, 4)) + 3}-05-31`,
    issuer: homeAddress?.state ?? '',
  };
}

const reviewView = ({ reason, nameOnId }: IdentityReview) => ({ reason, nameOnId });

/** What may be said of the check now: nothing of what was read before it has been read. */
function view(app: Application, now: number) {
  const check = app.identityCheck;
  const state = identityState(app, now);
  return {
    state,
    attemptsLeft: app.identityAttemptsLeft,
    failure: state === 'FAILED' || state === 'MANUAL_REVIEW' ? (check?.failure ?? null) : null,
    documentKind: check?.documentKind ?? null,
    details: state === 'READ' && check ? details(app, check) : null,
    nameMatches: state === 'READ' ? check?.otherLastName === undefined : undefined,
    review: state === 'MANUAL_REVIEW' ? check?.review && reviewView(check.review) : undefined,
  };
}

export const identityVerificationHandlers = {
  getIdentityVerification: async ({ params, me, services }) =>
    view(await services.applications.read(params.uuid, me), services.clock.now()),
  postIdentityVerification: (call) =>
    submit('postIdentityVerification', call, (app, env) => {
      const { documentKind, frontDocumentUuid, backDocumentUuid } = call.body;
      const running = identityState(app, env.now);
      if (running === 'PROCESSING') return view(app, env.now);
      if (running === 'MANUAL_REVIEW') throw conflict('A person will check your ID.');
      const sides = [frontDocumentUuid, backDocumentUuid].filter((uuid) => typeof uuid === 'string');
      const files = sides.map((uuid) => app.uploads.find((upload) => upload.uuid === uuid));
      if (files.some((file) => !file)) throw invalid('Upload at least one file');
      const names = files.map((file) => file?.name ?? '');
      // Whichever device took the photos, a phone has nothing left to send.
      endPhotosOnPhone(app, APPLICANT);
      const isRefused = isNamed(names, 'refused');
      app.identityCheck = {
        documentKind,
        startedAt: env.now,
        failure: null,
        isRefused,
        ...(isNamed(names, 'othername') ? { otherLastName: 'Winterbourne' } : {}),
      };
      const failure = photoFailure(names);
      if (failure) failPhotos(app, failure, isRefused);
      return view(app, env.now);
    }),
  putIdentityConfirmation: (call) =>
    submit('putIdentityConfirmation', call, (app, env) => {
      const check = app.identityCheck;
      const { matches, reason, nameOnId, nameOnDeed } = call.body;
      if (!check || identityState(app, env.now) !== 'READ') throw conflict('Your ID has not been read yet.');
      if (matches) {
        app.identityVerified = true;
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
    }),
} satisfies HandlersOf<typeof topic>;
