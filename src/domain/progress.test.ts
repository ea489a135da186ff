import { describe, expect, it } from '@jest/globals';
import { STAGES } from './enums.ts';
import { progressSteps, resolveStage, STAGE_INDEX } from './progress.ts';

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

it('prefers a known stage of the server', () => {
  expect(resolveStage('SIGNING', 'INITIAL')).toBe('SIGNING');
  expect(resolveStage('SOMETHING', 'MORE_INFO')).toBe('MORE_INFO');
  expect(resolveStage(null, 'MORE_INFO')).toBe('MORE_INFO');
});
