import { describe, expect, it } from '@jest/globals';
import { STAGES } from '../enums.ts';
import { minutesLeft, progressSteps, resolveStage, STAGE_INDEX, stageShare } from './progress.ts';

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

  it('is taken from the minutes', () => {
    expect(minutesLeft('ENOTARY', false, 0)).toBe(15);
    expect(minutesLeft('ENOTARY', false, 0.5)).toBe(8);
    expect(minutesLeft('SIGNING', false, 1)).toBe(minutesLeft('ENOTARY', false, 0));
    expect(minutesLeft('COMPLETE', false, 1)).toBe(0);
  });
});

it('prefers a known stage of the server', () => {
  expect(resolveStage('SIGNING', 'INITIAL')).toBe('SIGNING');
  expect(resolveStage('SOMETHING', 'MORE_INFO')).toBe('MORE_INFO');
  expect(resolveStage(null, 'MORE_INFO')).toBe('MORE_INFO');
});
