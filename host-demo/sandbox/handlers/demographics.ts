import type * as topic from '#src/api/contract/demographics.ts';
import { invalid } from '../http/errors.ts';
import { submit } from './submit.ts';
import type { HandlersOf } from './types.ts';

export const demographicsHandlers = {
  putDemographics: (call) =>
    submit('putDemographics', call, async ({ heloc }) => {
      const { participantUuid, onBehalf } = call.body;
      const person = participantUuid
        ? heloc.participants.find(({ uuid }) => uuid === participantUuid)
        : heloc.participants[0];
      if (!person) throw invalid('This person is not an applicant');
      if (person.role !== 'APPLICANT' && !onBehalf) throw invalid('Answer with the co-applicant');
      await call.services.demographics.store(heloc.uuid, person.uuid, call.body);
      person.demographicsGiven = true;
      return {};
    }),
} satisfies HandlersOf<typeof topic>;
