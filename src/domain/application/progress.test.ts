import { describe, expect, it } from '@jest/globals';
import { STAGES, type Stage } from '../enums.ts';
import { progressSteps, resolveStage, STAGE_INDEX, stageShare, timeLeft } from './progress.ts';

describe('progressSteps', () => {
  it('has seven steps whose last depends on the notary', () => {
    const steps = (manualNotary: boolean) =>
      progressSteps({ stage: 'INITIAL', manualNotary }).map((step) => step.stage);
    expect(steps(false)).toEqual([
      'INITIAL',
      'PRODUCT_SELECT',
      'MORE_INFO',
      'LINK_INCOME',
      'ID_UPLOAD',
      'SIGNING',
      'ENOTARY',
    ]);
    expect(steps(true).at(-1)).toBe('MANUAL_NOTARY');
  });

  it.each(STAGES)('marks %s', (stage) => {
    const states = progressSteps({ stage }).map((step) => step.state);
    const at = STAGE_INDEX[stage];
    expect(states.filter((state) => state === 'done')).toHaveLength(at);
    expect(states.indexOf('current')).toBe(at === 7 ? -1 : at);
    expect(states).toHaveLength(7);
  });

  it('puts income before identity, and all done when complete', () => {
    expect(STAGE_INDEX.LINK_INCOME).toBe(3);
    expect(STAGE_INDEX.ID_UPLOAD).toBe(4);
    expect(progressSteps({ stage: 'COMPLETE' }).every((step) => step.state === 'done')).toBe(true);
  });
});

describe('the share of a stage', () => {
  const PAGES = ['review', 'link', 'link', 'review'];

  it.each([
    ['the first page', 'review', undefined, 0],
    ['a screen in the middle', 'link', undefined, 1 / 4],
    ['its second page', 'link', { step: 2, count: 2 }, 2 / 4],
    ['more pages than usual', 'link', { step: 4, count: 4 }, 2.5 / 4],
    ['the screen that is come back to', 'review', { step: 2, count: 2 }, 3 / 4],
    ['a screen beside the way', 'upload', undefined, undefined],
  ])('%s', (_name, screen, substep, share) => {
    expect(stageShare(PAGES, screen, substep)).toBe(share);
  });

  it('of a stage without pages is all of it', () => {
    expect(stageShare([], 'anywhere')).toBe(1);
  });
});

describe('the time that is left', () => {
  const left = (stage: Stage, share = 0, manualNotary = false) =>
    timeLeft({ stage, manualNotary, share, approvalMinutes: 5 });

  it.each([
    ['INITIAL', 0, { goal: 'offers', minutes: 5, after: 40 }],
    ['INITIAL', 1, { goal: 'offers', minutes: 0, after: 40 }],
    ['PRODUCT_SELECT', 0, { goal: 'submit', minutes: 7, after: 30 }],
    ['MORE_INFO', 0.5, { goal: 'submit', minutes: 2, after: 30 }],
    ['LINK_INCOME', 0, { goal: 'sign', minutes: 6, after: 25 }],
    ['ID_UPLOAD', 0, { goal: 'sign', minutes: 3, after: 25 }],
    ['SIGNING', 0, { goal: 'money', minutes: 25, after: 0 }],
    ['ENOTARY', 0.5, { goal: 'money', minutes: 8, after: 0 }],
    ['COMPLETE', 1, { goal: 'money', minutes: 0, after: 0 }],
  ] as const)('%s, with %d of it behind one', (stage, share, time) => {
    expect(left(stage, share)).toEqual(time);
  });

  it('to the offers is what the organisation claims', () => {
    const time = timeLeft({ stage: 'INITIAL', manualNotary: false, share: 0, approvalMinutes: 17 });
    expect(time).toEqual({ goal: 'offers', minutes: 17, after: 40 });
  });

  it('is longer with a notary in person', () => {
    expect(left('SIGNING', 0, true)).toEqual({ goal: 'money', minutes: 70, after: 0 });
  });
});

it('prefers a known stage of the server', () => {
  expect(resolveStage('SIGNING', 'INITIAL')).toBe('SIGNING');
  expect(resolveStage('SOMETHING', 'MORE_INFO')).toBe('MORE_INFO');
  expect(resolveStage(null, 'MORE_INFO')).toBe('MORE_INFO');
});
