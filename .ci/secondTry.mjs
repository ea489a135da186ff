/** How many tests of one run, of Jest or of the browser, may need their second try. Each is named, to be mended. */
export const UNSTABLE_AT_MOST = 2;

/**
 * The files with failed tests that are worth a second try, from what Jest wrote with `--json`; none when more failed than
 * may, or when a file could not even be run.
 * @param {{ testResults: { name: string, assertionResults: { status: string, fullName: string }[], status: string }[] }} results
 * @returns {{ file: string, tests: string[] }[]}
 */
export function worthASecondTry({ testResults }) {
  const failed = testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, assertionResults }) => ({
      file: name,
      tests: assertionResults.filter((one) => one.status === 'failed').map(({ fullName }) => fullName),
    }));
  const count = failed.reduce((sum, { tests }) => sum + tests.length, 0);
  return count <= UNSTABLE_AT_MOST && failed.every(({ tests }) => tests.length > 0) ? failed : [];
}
