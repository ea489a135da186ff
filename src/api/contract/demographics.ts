import { number, string } from 'yup';
import { endpoint } from './endpoint.ts';
import { HELOC_ONE } from './paths.ts';
import { emptyAnswer, flag, list, maybeFlag, maybeText, object } from './schemas.ts';
import { shownTexts } from './wording.ts';

const codes = () => list(number().integer().required());
const freeText = () => string().max(100).nullable();

/** The codes are those of HMDA; a group left blank is sent empty, and the server stores "not provided" (3, 6, 3). */
export const putDemographics = endpoint({
  method: 'PUT',
  path: `${HELOC_ONE}/demographics`,
  summary: 'Answers of one applicant to the HMDA questions. Ends HMDA once every applicant has been asked.',
  source: 'docs/rules.md#demographic-questions',
  body: () =>
    object({
      /** Absent: the applicant. */
      participantUuid: maybeText(),
      /** Required for another participant: answered on their behalf and with them present. */
      onBehalf: maybeFlag(),
      ethnicity: object({ codes: codes(), otherText: freeText(), declined: flag() }),
      race: object({
        codes: codes(),
        tribeText: freeText(),
        otherAsianText: freeText(),
        otherPacificText: freeText(),
        declined: flag(),
      }),
      sex: object({ codes: codes(), declined: flag() }),
      collectionMethod: string().oneOf(['INTERNET']).required(),
      shown: shownTexts(),
    }),
  response: emptyAnswer,
});
