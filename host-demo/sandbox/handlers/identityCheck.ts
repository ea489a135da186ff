import { isOneOf } from '#src/domain/enums.ts';
import { conflict, invalid } from '../http/errors.ts';
import type { Application, IdentityCheck } from '../model/records.ts';
import { isNamed, photoFailure } from '../model/uploadNames.ts';
import { submit } from './submit.ts';
import type { Handlers } from './types.ts';

const READING_MS = 1500;
const UNKNOWN_ADDRESS = { street1: '', street2: '', city: '', state: '', zip: '' };

function stateOf(app: Application, now: number) {
  const check = app.identityCheck;
  if (!check) return 'NONE';
  if (now - check.startedAt < READING_MS) return 'PROCESSING';
  if (check.failure) return app.identityAttemptsLeft > 0 ? 'FAILED' : 'MANUAL_REVIEW';
  return 'READ';
}

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

/** What may be said of the check now: nothing of what was read before it has been read. */
function view(app: Application, now: number) {
  const check = app.identityCheck;
  const state = stateOf(app, now);
  return {
    state,
    attemptsLeft: app.identityAttemptsLeft,
    failure: state === 'FAILED' || state === 'MANUAL_REVIEW' ? (check?.failure ?? null) : null,
    documentKind: check?.documentKind ?? null,
    details: state === 'READ' && check ? details(app, check) : null,
    nameMatches: state === 'READ' ? check?.otherLastName === undefined : undefined,
  };
}

export const identityCheckHandlers = {
  getIdentityVerification: async ({ params, me, services }) =>
    view(await services.applications.read(params.uuid, me), services.clock.now()),

  postIdentityVerification: (call) =>
    submit('postIdentityVerification', call, (app, env) => {
      const { documentKind, frontDocumentUuid, backDocumentUuid } = call.body;
      const running = stateOf(app, env.now);
      if (running === 'PROCESSING') return view(app, env.now);
      if (running === 'MANUAL_REVIEW') throw conflict('A person will check your ID.');
      const sides = [frontDocumentUuid, backDocumentUuid].filter((uuid) => typeof uuid === 'string');
      const files = sides.map((uuid) => app.uploads.find((upload) => upload.uuid === uuid));
      if (files.some((file) => !file)) throw invalid('Upload at least one file');
      const names = files.map((file) => file?.name ?? '');
      // Whoever took the photos, a phone has nothing left to send.
      delete app.identityHandoff;
      const failure = photoFailure(names);
      if (failure) app.identityAttemptsLeft -= 1;
      app.identityCheck = {
        documentKind,
        startedAt: env.now,
        failure,
        ...(isNamed(names, 'othername') ? { otherLastName: 'Winterbourne' } : {}),
      };
      return view(app, env.now);
    }),

  putIdentityConfirmation: (call) =>
    submit('putIdentityConfirmation', call, (app, env) => {
      const state = stateOf(app, env.now);
      if (!isOneOf(['READ', 'MANUAL_REVIEW'], state)) throw conflict('Your ID has not been read yet.');
      if (state === 'READ' && !call.body.matches && (!call.body.reason || !call.body.nameOnId)) {
        throw invalid('Tell us why the name is different');
      }
      return {};
    }),
} satisfies Partial<Handlers>;
