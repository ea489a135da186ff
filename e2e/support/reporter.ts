import { readFileSync } from 'node:fs';
import type { FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { UNSTABLE_AT_MOST } from '../../.ci/secondTry.mjs';

const LONGEST = 6_000;

/** What Playwright wrote of the page when the test failed. */
function pageOf({ attachments }: TestResult): string {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  if (!path) return 'nothing is known of the page';
  const [, snapshot = ''] = /```yaml\n([\s\S]*?)```/.exec(readFileSync(path, 'utf8')) ?? [];
  return snapshot.slice(0, LONGEST) || 'nothing is known of the page';
}

/**
 * Says what stood on the page of each test that failed, since the machine that ran it is gone by the time somebody asks;
 * and lets a run fail in which more tests than a few passed at their second try only.
 */
export default class implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'passed' || result.status === 'skipped' || result.status === test.expectedStatus)
      return;
    console.log(`\nThe page of "${test.title}" (try ${result.retry + 1}):\n${pageOf(result)}`);
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    const unstable = this.suite?.allTests().filter((test) => test.outcome() === 'flaky') ?? [];
    for (const { title, location } of unstable)
      console.log(`Passed at the second try only: ${location.file}:${location.line} ${title}`);
    return { status: unstable.length > UNSTABLE_AT_MOST ? 'failed' : status };
  }
}
