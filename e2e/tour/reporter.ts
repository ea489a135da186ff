import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { compare } from '../../.ci/tour/compare.ts';
import { page } from '../../.ci/tour/page.ts';
import { type Row, type Tour, totals } from '../../.ci/tour/tour.ts';
import { SETTINGS } from './settings.ts';

/** As they are shown. */
const SECTIONS = [
  'journey',
  'journey, dialogs',
  'registration',
  'screens',
  'scenarios',
  'signer',
  'notices',
  'chat',
  'around',
];

/** Puts together what the tests saw. */
export default class TourReporter implements Reporter {
  private order: TestCase[] = [];
  private readonly found = new Map<TestCase, Row[]>();
  private readonly problems: string[] = [];

  onBegin(_: unknown, suite: Suite): void {
    this.order = suite.allTests();
  }

  onTestEnd(test: TestCase, { attachments, status, error }: TestResult): void {
    const rows = attachments.filter(({ name }) => name === 'screen');
    this.found.set(
      test,
      rows.map(({ body }) => JSON.parse(String(body)) as Row),
    );
    if (status !== 'passed') this.problems.push(`${test.title}: ${error?.message?.split('\n')[0] ?? status}`);
  }

  onEnd(): void {
    const { org, only, out, compare: earlier } = SETTINGS;
    const all = this.order.flatMap((test) => this.found.get(test) ?? []);
    const rows = SECTIONS.flatMap((section) => all.filter((row) => row.section === section));
    const tour: Tour = { org, only, rows, problems: this.problems };
    const comparison = earlier && compare(JSON.parse(readFileSync(earlier, 'utf8')) as Tour, tour);
    writeFileSync(path.join(out, 'tour.json'), JSON.stringify(tour, null, 2));
    writeFileSync(path.join(out, 'index.html'), page(tour, comparison || undefined));
    console.table(Object.fromEntries(totals(rows)));
    console.log(path.join(out, 'index.html'));
  }
}
