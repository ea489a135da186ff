import type { FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { forgetState, readState, writeState } from './state.ts';

const WIDTH = 30;
const SEED = process.env.SEED ?? '';

/** A test's whole name, as `grep` sees it before its tags. */
const nameOf = (test: TestCase) => test.titlePath().filter(Boolean).join(' ');
const fileOf = (test: TestCase) => test.titlePath()[2] ?? '';

/** Keeps what passed for the next run, shows how far this one is, and ends with a summary. */
export default class SoakReporter implements Reporter {
  private readonly passed = readState(SEED)?.passed ?? [];
  private readonly started = Date.now();
  private readonly counts = new Map<string, { passed: number; failed: number }>();
  private readonly failures: string[] = [];
  private readonly before = this.passed.length;
  private total = 0;

  onBegin(_: unknown, suite: Suite): void {
    this.total = this.before + suite.allTests().length;
    console.log(
      `Soak, SEED=${SEED}: ${this.total} cases${this.before ? `, ${this.before} passed before` : ''}`,
    );
    this.draw();
  }

  onTestEnd(test: TestCase, { status, error }: TestResult): void {
    if (status === 'interrupted') return;
    const count = this.counts.get(fileOf(test)) ?? { passed: 0, failed: 0 };
    this.counts.set(fileOf(test), count);
    if (status === 'passed') {
      count.passed += 1;
      this.passed.push(nameOf(test));
      writeState({ seed: SEED, passed: this.passed });
    } else {
      count.failed += 1;
      this.failures.push(nameOf(test));
      console.log(`\nFailed: ${nameOf(test)}\n${error?.message ?? status}`);
    }
    this.draw();
  }

  onError(error: { message?: string }): void {
    console.log(`\n${error.message}`);
  }

  onEnd({ status }: FullResult): void {
    console.log('\n');
    for (const [file, { passed, failed }] of this.counts)
      console.log(`${file}: ${passed} passed, ${failed} failed`);
    for (const name of this.failures) console.log(`  failed: ${name}`);
    const done = status === 'passed' && this.passed.length >= this.total;
    if (done) forgetState();
    console.log(
      done
        ? `All ${this.total} cases passed (SEED=${SEED}).`
        : `${this.passed.length} of ${this.total} cases have passed (SEED=${SEED}). Run it again: it goes on with the rest.`,
    );
  }

  private draw(): void {
    const done = this.passed.length + this.failures.length;
    const filled = Math.round((WIDTH * done) / Math.max(this.total, 1));
    const ran = done - this.before;
    const left = ran > 0 ? ((Date.now() - this.started) / ran) * (this.total - done) : 0;
    const bar = `${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}`;
    const line = `[${bar}] ${done}/${this.total}, ${this.failures.length} failed, ${Math.round(left / 60_000)} min left`;
    if (process.stdout.isTTY) process.stdout.write(`\r${line}   `);
    else if (done % 10 === 0 || done === this.total) console.log(line);
  }
}
