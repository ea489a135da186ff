import { beforeAll, describe, expect, test } from '@jest/globals';
import { allCopies } from '#src/testing/copies.ts';
import { check, type Report } from './check.ts';
import type { Texts } from './checks/context.ts';
import { onDisk } from './files.ts';
import { printed } from './problems.ts';
import { listOrgs } from './read.ts';

const files = onDisk('themes');
let texts: Texts;
const reports = new Map<string, Report>();

beforeAll(async () => {
  texts = Object.fromEntries((await allCopies()).map(({ copy }) => [copy.key, copy.strings]));
  for (const code of listOrgs(files)) reports.set(code, await check(code, files, texts));
});

describe('every organisation', () => {
  test('passes the check', () => {
    const problems = [...reports.values()].flatMap((report) => report.problems).filter(({ hint }) => !hint);
    expect(problems.map(printed)).toEqual([]);
  });
});
