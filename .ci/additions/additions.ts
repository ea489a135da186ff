/** What goes into a file, after a text that is there once. */
interface Edit {
  after: string;
  insert: string;
}

/** A file outside of the folder that is added. */
interface Place {
  file: string;
  edits: readonly Edit[];
  /** How README calls it, where it is one of several. */
  called?: string;
  /** In which of two rounds it is left out, and what the compiler says then; absent: where an addition begins. */
  leftOut?: { round: 'use' | 'definition'; error: RegExp };
}

/** What README has a section on, done with throw-away names. Their folders are in `files/`, each file with `.txt` behind its name. */
interface Addition {
  heading: string;
  folder?: string;
  places: readonly Place[];
  /** What a command of the section writes. */
  written?: readonly string[];
}

const ENDPOINT = `
export const putPets = endpoint({
  method: 'PUT',
  path: \`\${HELOC_ONE}/pets\`,
  summary: 'The name of a pet. Ends PETS.',
  source: 'docs/rules.md#order-of-an-application',
  body: () => object({ petName: line() }),
  response: emptyAnswer,
});
`;

const STATUS_ROW = `  PETS: {
    stage: 'MORE_INFO',
    reached: 'contactGiven',
    mail: toDo('We need the name of your pet'),
    submits: { putPets: 'HMDA' },
  },
`;

export const ADDITIONS: readonly Addition[] = [
  {
    heading: 'Add a screen',
    folder: 'remotes/borrower/start/pets',
    places: [
      {
        file: 'remotes/borrower/screens.ts',
        edits: [
          {
            after: "import { profile } from './start/profile/screen.ts';\n",
            insert: "import { pets } from './start/pets/screen.ts';\n",
          },
          { after: '  contact,\n', insert: '  pets,\n' },
        ],
        leftOut: { round: 'definition', error: /statusTable\.ts.*"start\/pets"/ },
      },
      {
        file: 'remotes/borrower/journeys.ts',
        edits: [
          {
            after: "import { journey as profile } from './start/profile/journey.ts';\n",
            insert: "import { journey as pets } from './start/pets/journey.ts';\n",
          },
          { after: "  'start/contact': contact,\n", insert: "  'start/pets': pets,\n" },
        ],
        leftOut: { round: 'use', error: /journeys\.ts.*Property '"start\/pets"' is missing/ },
      },
    ],
  },
  {
    heading: 'Add a status',
    places: [
      {
        file: 'src/domain/application/status.ts',
        edits: [{ after: "  'APP_SUBMISSION',\n", insert: "  'PETS',\n" }],
        leftOut: { round: 'definition', error: /screen\.ts.*Type '"PETS"' is not assignable/ },
      },
      {
        file: 'remotes/borrower/statusTable.ts',
        edits: [{ after: "    HMDA: screen('start/hmda'),\n", insert: "    PETS: screen('start/pets'),\n" }],
        leftOut: { round: 'use', error: /statusTable\.ts.*Property 'PETS' is missing/ },
      },
      {
        file: 'host-demo/sandbox/model/statuses/details.ts',
        called: 'host-demo/sandbox/model/statuses/',
        edits: [{ after: 'export const detailRows = {\n', insert: STATUS_ROW }],
        leftOut: { round: 'use', error: /statuses\.ts[^\n]*\n\s*Property 'PETS' is missing/ },
      },
    ],
  },
  {
    heading: 'Add an endpoint',
    places: [
      {
        file: 'src/api/contract/contact.ts',
        called: 'src/api/contract/<topic>.ts',
        edits: [
          {
            after: 'export type ContactBody = InferType<ReturnType<typeof contactBody>>;\n',
            insert: ENDPOINT,
          },
        ],
        leftOut: { round: 'definition', error: /screen\.ts.*Type '"putPets"' is not assignable/ },
      },
      {
        file: 'host-demo/sandbox/handlers/contact.ts',
        called: 'host-demo/sandbox/handlers/<topic>.ts',
        edits: [
          {
            after: 'export const contactHandlers = {\n',
            insert: "  putPets: (call) => submit('putPets', call, () => ({})),\n",
          },
        ],
        leftOut: { round: 'use', error: /handlers\/contact\.ts[^\n]*\n?.*Property 'putPets' is missing/ },
      },
      {
        file: 'host-demo/sandbox/walkAll.test.ts',
        edits: [
          {
            after: 'const CASES: { [Name in EndpointName]: Case<Contract[Name]> } = {\n',
            insert:
              "  putPets: { with: 'PETS', send: ({ params }) => ({ params, body: { petName: 'Bella' } }) },\n",
          },
        ],
        leftOut: { round: 'use', error: /walkAll\.test\.ts.*Property 'putPets' is missing/ },
      },
    ],
    written: ['docs/openapi.json', 'packages/testing/msw/endpoints.ts'],
  },
  { heading: 'Add an organisation', folder: 'themes/PETTOWN', places: [] },
  {
    heading: 'Add an option or an event',
    places: [
      {
        file: 'src/mount/options.ts',
        edits: [
          {
            after: 'export interface MountOptions {\n',
            insert: '  /** What the pet is called. */\n  petName?: string | undefined;\n',
          },
        ],
      },
      {
        file: 'src/embed/element.ts',
        edits: [{ after: "const UPDATED_TEXTS = '", insert: 'petName ' }],
        leftOut: { round: 'use', error: /element\.ts.*'"petName"'/ },
      },
      {
        file: 'src/platform/events.ts',
        edits: [
          {
            after: 'export type HelocEvent =\n',
            insert: "  | {\n      /** The pet has a name. */\n      type: 'pet-named';\n    }\n",
          },
        ],
      },
      {
        file: 'src/platform/events.ts',
        edits: [{ after: 'const TYPES = {\n', insert: "  'pet-named': true,\n" }],
        leftOut: { round: 'use', error: /platform\/events\.ts.*Property '"pet-named"' is missing/ },
      },
      {
        file: 'packages/testing/fake/events.ts',
        edits: [
          { after: "  ready: { type: 'ready' },\n", insert: "  'pet-named': { type: 'pet-named' },\n" },
        ],
        leftOut: { round: 'use', error: /fake\/events\.ts.*Property '"pet-named"' is missing/ },
      },
    ],
  },
  {
    heading: 'Add a remote',
    folder: 'remotes/pets',
    places: [
      {
        file: 'src/domain/remotes.js',
        edits: [{ after: 'const PATHLESS = /** @type {const} */ ([', insert: "'pets', " }],
      },
      {
        file: 'remotes/journeys.ts',
        edits: [
          {
            after: "import { CHAT_JOURNEYS } from './chat/journeys.ts';\n",
            insert: "import { PETS_JOURNEYS } from './pets/journeys.ts';\n",
          },
          { after: '  chat: derive(CHAT_JOURNEYS),\n', insert: '  pets: derive(PETS_JOURNEYS),\n' },
        ],
        leftOut: { round: 'use', error: /remotes\/journeys\.ts.*Property 'pets' is missing/ },
      },
      {
        file: 'e2e/support/mountWalks.ts',
        edits: [
          {
            after: 'const SHOWS: Record<RemoteName, (sites: Sites) => Promise<unknown>> = {\n',
            insert: "  pets: ({ page }) => expect(heading(page, 'Your pets')).toBeVisible(),\n",
          },
        ],
        leftOut: { round: 'use', error: /mountWalks\.ts.*Property 'pets' is missing/ },
      },
      {
        file: 'e2e/support/failPermanently.ts',
        edits: [
          {
            after: 'const isThere = (page: Page, remote: RemoteName) =>\n  ({\n',
            insert: "    pets: expect(page.locator('[data-heloc-mount]')).toBeAttached,\n",
          },
        ],
        leftOut: { round: 'use', error: /failPermanently\.ts[^\n]*\n\s*Property 'pets' does not exist/ },
      },
      {
        file: 'host-demo/console/where.ts',
        edits: [{ after: "  signer: 'Signer, by invitation',\n", insert: "  pets: 'Pets alone',\n" }],
        leftOut: { round: 'use', error: /where\.ts.*Property 'pets' is missing/ },
      },
    ],
    written: ['docs/embedding.md'],
  },
];
