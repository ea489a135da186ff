import { createHash, randomUUID } from 'node:crypto';
import type { Wording } from '#src/domain/application/wording.ts';
import { fullName } from '#src/domain/person/nameText.ts';
import type { Applications } from '../applications.ts';
import type { SandboxClock } from '../clock.ts';
import { earlyDocument } from '../documents/early.ts';
import type { LenderOf } from '../documents/lender.ts';
import { documentsOf, renderDocument } from '../documents/list.ts';
import { nameOf } from '../documents/texts.ts';
import type { Identities } from '../identities.ts';
import type { Application, Identity } from '../model/records.ts';
import type { Organisations } from '../organisations.ts';
import type { Blob, Store } from '../store.ts';
import type { DocumentSeen, Entry, EvidenceRecord } from './record.ts';

/** Who used the page; a visitor has no identity. */
interface Reader {
  org: string;
  me: Identity | undefined;
  userAgent: string;
}

/** An answered call: `body` may quote the text that was shown, and name the document that it was shown with. */
interface Submitted extends Reader {
  params: { uuid?: string };
  body: unknown;
}

/** The parts of a body that say what was shown. */
interface Quoting {
  shown?: Wording[];
  documentUuid?: string;
  email?: string;
}

export interface Evidence {
  /** Records what the client quotes as shown, once for each submit. */
  record(call: Submitted, answer: unknown): Promise<void>;
  /** Records that a document was fetched, once for each content. */
  keepOpened(app: Application, documentUuid: string, reader: Reader): Promise<void>;
  of(applicationUuid: string): Promise<EvidenceRecord>;
  /** The bytes of a document as it was shown. */
  document(sha256: string): Promise<Blob | undefined>;
}

const VERSION_LENGTH = 12;
const sha256Of = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');
/** What a visitor was shown is stored by email until there is an application. */
const visitorOf = (org: string, email: string | undefined) => `${org}|${email?.toLowerCase() ?? ''}`;
const refOf = (uuid: string) => `evidence|${uuid}`;
const blobOf = (sha256: string) => `evidence-${sha256}`;

const AGREED: readonly Entry['act'][] = ['ACCEPTED', 'CONTINUED'];

interface Deps {
  store: Store;
  clock: SandboxClock;
  applications: Applications;
  identities: Identities;
  organisations: Organisations;
  lenderOf: LenderOf;
}

/** Documents as they were seen; their bytes are kept. */
function createSeen({ store, organisations, lenderOf }: Deps) {
  /** A document of an application as it is now. */
  async function ofApplication(app: Application, documentUuid: string): Promise<DocumentSeen | null> {
    const listed = documentsOf(app).find(({ uuid }) => uuid === documentUuid);
    const rendered = listed && (await renderDocument(app, documentUuid, lenderOf));
    if (!listed || !rendered) return null;
    const { bytes, pages } = rendered;
    const { type, title } = listed;
    const sha256 = sha256Of(bytes);
    await store.putBlob(blobOf(sha256), { type: 'application/pdf', name: `${title}.pdf`, bytes });
    return { uuid: documentUuid, type, title, sha256, pages };
  }

  /** The documents that every applicant gets before the application, in their current version. */
  async function ofLender(org: string, type: string): Promise<DocumentSeen | null> {
    const early = await earlyDocument(type, organisations.of(org));
    if (!early) return null;
    const { title, sha256, pages, bytes } = early;
    await store.putBlob(blobOf(sha256), { type: 'application/pdf', name: `${title}.pdf`, bytes });
    return { uuid: null, type, title, sha256, pages };
  }

  return { ofApplication, ofLender };
}

/** Who somebody is to the applicant. */
async function personOf({ identities }: Deps, app: Application, identityUuid: string) {
  const { email = '', profile } = (await identities.get(identityUuid)) ?? {};
  const own = identityUuid === app.identityUuid;
  const name = profile?.name
    ? fullName({ firstName: profile.name.firstName, lastName: profile.name.lastName })
    : '';
  return { identityUuid, name: own ? nameOf(app.heloc) : name, email };
}

/** The record of what was shown and agreed to (docs/rules.md#record-of-what-was-shown). */
export function createEvidence(deps: Deps): Evidence {
  const { store, clock, applications } = deps;
  const seen = createSeen(deps);

  const entriesOf = (uuid: string) => store.find<Entry>('event', refOf(uuid));

  const add = (uuid: string, entry: Entry) => store.put('event', randomUUID(), refOf(uuid), entry);

  const by = ({ org, me, userAgent }: Reader) => ({
    at: new Date(clock.now()).toISOString(),
    organisation: org,
    identityUuid: me?.uuid ?? '',
    userAgent,
  });

  return {
    async record(call, answer) {
      const { shown = [], documentUuid, email } = (call.body ?? {}) as Quoting;
      if (shown.length === 0) return;
      const uuid = call.params.uuid ?? (answer as { uuid?: string }).uuid;
      const app = uuid ? await applications.read(uuid) : undefined;
      const who = by(call);
      const owner = uuid ?? call.me?.uuid ?? visitorOf(call.org, email);
      for (const { type, act, text, language, screen, shownAt = null, ...about } of shown) {
        const sha256 = sha256Of(text);
        const applicationDocument = about.documentUuid ?? documentUuid;
        // What belongs to no application belongs to the person.
        await add(owner, {
          ...who,
          act,
          shownAt,
          type,
          text,
          sha256,
          version: sha256.slice(0, VERSION_LENGTH),
          language,
          screen,
          consentVersion: AGREED.includes(act) && app ? versionHeld(app, type) : null,
          document:
            app && applicationDocument
              ? await seen.ofApplication(app, applicationDocument)
              : await seen.ofLender(call.org, type),
        });
      }
    },

    async keepOpened(app, documentUuid, reader) {
      const document = await seen.ofApplication(app, documentUuid);
      if (!document) return;
      const last = (await entriesOf(app.heloc.uuid)).findLast(
        (other) => other.document?.uuid === documentUuid,
      );
      if (last?.act === 'OPENED' && last.sha256 === document.sha256) return;
      await add(app.heloc.uuid, {
        ...by(reader),
        act: 'OPENED',
        shownAt: null,
        type: document.type,
        text: null,
        sha256: document.sha256,
        version: document.sha256.slice(0, VERSION_LENGTH),
        consentVersion: null,
        language: 'en-US',
        screen: null,
        document,
      });
    },

    async of(applicationUuid) {
      const app = await applications.read(applicationUuid);
      const { heloc } = app;
      const asVisitor = await entriesOf(visitorOf(app.org, heloc.email));
      const quoted = [
        ...(await entriesOf(applicationUuid)),
        ...(await entriesOf(app.identityUuid)),
        ...asVisitor.map((entry) => ({ ...entry, identityUuid: app.identityUuid })),
      ];
      const entries = [...quoted, ...unquoted(app, quoted)].toSorted((a, b) => a.at.localeCompare(b.at));
      const people = [...new Set(entries.map(({ identityUuid }) => identityUuid))];
      const persons = await Promise.all(people.map((uuid) => personOf(deps, app, uuid)));
      return {
        applicationUuid,
        loanNumber: heloc.loanNumber,
        organisation: app.org,
        createdAt: heloc.auditFields.createdDate,
        generatedAt: new Date(clock.now()).toISOString(),
        persons,
        entries,
      };
    },

    document: (sha256) => store.getBlob(blobOf(sha256)),
  };
}

/** The server's version of a consent that has just been given. */
const versionHeld = ({ heloc }: Application, type: string) =>
  heloc.consents.findLast((consent) => consent.type === type)?.version ?? null;

/** Consents without their text: from a client that does not quote it, or made by a control call. */
function unquoted({ heloc, org, identityUuid, consentLog }: Application, quoted: readonly Entry[]): Entry[] {
  const given = (type: unknown, version: unknown) => `${type}|${version ?? ''}`;
  const known = new Set(
    quoted
      .filter(({ act }) => AGREED.includes(act))
      .map(({ type, consentVersion }) => given(type, consentVersion)),
  );
  return heloc.consents
    .filter(({ type, version }) => !known.has(given(type, version)))
    .map(({ type, version, acceptedAt }) => ({
      at: acceptedAt ?? heloc.auditFields.createdDate,
      act: 'ACCEPTED',
      shownAt: null,
      type: type ?? '',
      text: null,
      sha256: null,
      version: null,
      consentVersion: version ?? null,
      language: null,
      screen: null,
      organisation: org,
      identityUuid,
      userAgent: String(consentLog.find((row) => row.type === type)?.userAgent ?? '') || null,
      document: null,
    }));
}
