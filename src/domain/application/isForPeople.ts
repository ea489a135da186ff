/** Which messages of the server people are shown. Source: docs/rules.md#messages-of-the-server */

/** What the texts of frameworks, validators, parsers, databases and stack traces have, and sentences for people have not. */
const DEVELOPERS_MARKS: readonly RegExp[] = [
  // The name of a status.
  /^(bad request|unauthori[sz]ed|unauthenticated|forbidden|not found|conflict|too many requests|internal server error|bad gateway|service unavailable|gateway timeout|validation (failed|error)|required)\.?$/i,
  // Marks of code: types and values in quotes of their own, objects, markup, comparisons, variables, positions, more lines.
  /[`{}<>\\=|\n]|\[\w*\]|::|\$[a-z.]|:\d+:\d+/i,
  // Names of code: firstName, first_name, TypeError, com.example.
  /\b[a-z]{2,}\d*[A-Z]|\w_\w|[a-z](?:Exception|Error)\b|\b(?:com|org|java|System)\.[a-z]/,
  // A call and its connection: POST /v1/helocs, ECONNREFUSED.
  /\b(?:GET|POST|PUT|PATCH|DELETE) \/|\bE(?:CONN|TIMEDOUT|NOTFOUND|HOSTUNREACH|PIPE)/,
  // The field is named as in the body: income must be at least 0, "email" is required, size cannot be less than 1.
  /^["'“]?(?!(?:we|you|your|this|these|the|it|please|there)\b)[a-z][\w.-]*["'”]? (?:must|should|is|are|has|field|cannot|can't|does|failed|may)\b/,
  // The field is not named: must not be null, field required, Input should be a list.
  /^(?:must|should|[Ff]ield|[Ii]nput|[Vv]alue) (?:not|be|have|match|required|should|must|is)\b/,
  /^this (?:must|field|cannot|is a required)\b/,
  /^The [A-Z]\w+ field\b/,
  // Types and formats.
  /\b(?:JSON|XML|YAML|UUID|SQL|HTTP|NaN|undefined|boolean|integer|regex|enum|de?serializ\w*|payload|endpoint|schema|constraint|parse error|stack ?trace|status code|request body|query parameter)\b/i,
  /\bnull\b(?! and void)|\b(?:expected|received|must be|should be)(?: an?)? (?:string|array|object|type|list|dict)\b/i,
  /\bis not (?:a function|defined|iterable)\b/,
];

/** A file or an address that a sentence is about may look like a name of code. */
const NAMED = /\S+@\S+|\S*\.(?:pdf|jpe?g|png|hei[cf])\b/gi;

/** More than somebody reads. */
const MAX_LENGTH = 300;

/**
 * Whether a message of the server may be shown. Its `errors` hold both sentences and what
 * a schema or a database says of a body, and nothing else tells them apart.
 */
export const isForPeople = (message: string): boolean =>
  message.length <= MAX_LENGTH && !DEVELOPERS_MARKS.some((mark) => mark.test(message.replace(NAMED, '')));
