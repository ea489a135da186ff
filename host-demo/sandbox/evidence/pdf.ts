import { makePdf, type Section } from '../documents/pdf.ts';
import type { Entry, EvidenceRecord } from './record.ts';

const ACTS = {
  ACCEPTED: 'Accepted',
  CONTINUED: 'Agreed to by going on',
  PROVIDED: 'Provided',
  OPENED: 'Opened to read',
  LEFT_EMPTY: 'Not accepted: optional box left empty',
} as const satisfies Record<Entry['act'], string>;

/** `HARD_CREDIT` reads as "Hard credit", `SMS_TRANSACTIONAL` as "SMS transactional". */
const readable = (type: string) => {
  const words = type
    .toLowerCase()
    .replaceAll('_', ' ')
    .replace(/\b(?:cip|heloc|hmda|irs|sms)\b/g, (name) => name.toUpperCase())
    .replace('esign', 'e-sign');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** As an auditor reads a time: to the second, in UTC. */
const time = (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`;

function section(entry: Entry, number: number, { persons }: EvidenceRecord): Section {
  const { document, identityUuid, text } = entry;
  const person = persons.find((other) => other.identityUuid === identityUuid);
  const figures: [string, string | null | undefined][] = [
    ['Time', time(entry.at)],
    ["Shown, by the browser's clock", entry.shownAt && time(entry.shownAt)],
    ['What the person did', ACTS[entry.act]],
    ['Person', person && `${person.name} <${person.email}>`],
    ['Organisation', entry.organisation],
    ['Screen', entry.screen],
    ['Language', entry.language],
    ['Version of the text', text === null ? null : entry.version],
    ["Server's version of the consent", entry.consentVersion],
    ['Document', document && `${document.title}, ${document.pages} pages`],
    ['Version of the document', document?.sha256.slice(0, 12)],
  ];
  return {
    heading: `${number}. ${readable(entry.type)}`,
    figures: figures.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
    paragraphs: [
      ...(text === null
        ? document
          ? []
          : ['The client did not say which words it showed.']
        : text.split('\n').map((line, index, all) => quoted(line, index, all.length))),
      ...(text === null || !entry.sha256 ? [] : [`SHA-256 of the text: ${entry.sha256}`]),
      ...(document ? [`SHA-256 of the document: ${document.sha256}`] : []),
      ...(entry.userAgent ? [`Device: ${entry.userAgent}`] : []),
    ],
  };
}

const quoted = (line: string, index: number, count: number) =>
  `${index === 0 ? '"' : ''}${line}${index === count - 1 ? '"' : ''}`;

/** The record for an auditor: in order of time, each text in its own words. */
export function evidencePdf(record: EvidenceRecord) {
  const { entries, loanNumber, generatedAt } = record;
  const title = 'Record of disclosures and consents';
  return makePdf(
    {
      title,
      sections: [
        {
          heading: 'Application',
          figures: [
            ['Application ID', loanNumber],
            ['Organisation', record.organisation],
            ...record.persons.map(({ name, email }) => ['Person', `${name} <${email}>`] as const),
            ['Created', time(record.createdAt)],
            ['This record was made', time(generatedAt)],
            ['Entries', String(entries.length)],
          ],
          paragraphs: [
            'Everything below was put before the person named, in order of time. Quoted text is what stood on the page, word for word. The version of a text is the beginning of the SHA-256 of its words in UTF-8: the same version is the same wording. A document is kept under the SHA-256 of its bytes.',
          ],
        },
        ...entries.map((entry, index) => section(entry, index + 1, record)),
      ],
    },
    { date: new Date(generatedAt), footer: `${title}   Application ${loanNumber}` },
  );
}
