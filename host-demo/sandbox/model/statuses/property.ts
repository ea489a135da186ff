import { decided } from '../decisions.ts';
import { afterLiens, readRecords, takeLiens } from '../liens.ts';
import { findSeveral } from '../propertySearch.ts';
import { readCredit } from '../underwriteApplication.ts';
import { propertyAnswer } from './propertyAnswer.ts';
import { afterSeconds, dayAfter, OFFERS, type SomeRows, START, toDo } from './row.ts';

const notFound = {
  ...START,
  mail: toDo(
    'We need your help to find your home',
    'Open your application to tell us more about your property.',
  ),
  automatic: {
    until: ({ heloc }) => dayAfter(heloc.propertyAnsweredAt),
    next: () => 'WAITING_FOR_PROPERTY_VALUE',
  },
  waits: { for: 'The home in the records', to: 'WAITING_FOR_PROPERTY_VALUE' },
  submits: { postPropertyAnswer: propertyAnswer },
} satisfies SomeRows['NO_PROPERTY_FOUND'];

export const propertyRows = {
  WAITING_FOR_PROPERTY: {
    onEnter: (app, env) => readCredit(app, env.organisation),
    // What was found, or said by the person, is not looked for again.
    automatic: afterSeconds(
      1,
      (app) =>
        (app.heloc.propertyAnsweredAt ? undefined : decided(app, 'property')) ?? 'WAITING_FOR_PROPERTY_VALUE',
    ),
  },
  NO_PROPERTY_FOUND: notFound,
  MULTIPLE_PROPERTIES: { ...notFound, onEnter: findSeveral },
  WAITING_FOR_PROPERTY_VALUE: {
    // No crypto loan rests on the value of a home.
    automatic: afterSeconds(
      1,
      (app) => (app.heloc.isCrypto ? undefined : decided(app, 'value')) ?? 'WAITING_FOR_OFFERS',
    ),
  },
  LIEN_VERIFICATION: {
    ...OFFERS,
    mail: toDo('Tell us about the loans on your home'),
    onEnter: readRecords,
    finish(app, env) {
      // The records of the county have all of them, and the person disputes none.
      const body = { liens: [], added: [], payoffAccountIds: [] };
      takeLiens(app, body, env);
      app.answers.putLiens = body;
      return afterLiens(app);
    },
    waits: { for: 'The loans on the home, as recorded', to: 'WAITING_FOR_OFFERS' },
    submits: { putLiens: afterLiens },
  },
} satisfies SomeRows;
