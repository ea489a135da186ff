import type { Stage } from '#src/domain/enums.ts';
import type { ScreenPath } from './screens.ts';

const times = <Path extends ScreenPath>(count: number, path: Path): Path[] => Array(count).fill(path);

/**
 * The pages that most people go through, stage by stage: progress is counted by them
 * (docs/rules.md#progress-within-a-step). A screen with several pages, or one that is come back to, stands there as often.
 */
export const HAPPY_PATH: Readonly<Record<Stage, readonly ScreenPath[]>> = {
  // Registration, which is over once there is an application.
  INITIAL: [],
  PRODUCT_SELECT: ['product/select', 'product/select/confirm'],
  MORE_INFO: [...times(5, 'start/contact'), 'start/hmda', 'start/app-summary'],
  LINK_INCOME: ['income/review', ...times(2, 'income/link/:type'), 'income/review'],
  ID_UPLOAD: times(4, 'identity'),
  SIGNING: [
    'signing/intro',
    ...times(5, 'signing/sign'),
    'bank/disburse',
    'bank/confirm',
    'bank/autopay',
    'signing/additional',
  ],
  ENOTARY: ['notary/intro', ...times(3, 'notary/session')],
  MANUAL_NOTARY: ['notary/intro', 'notary/schedule-manual', 'notary/reserve-manual'],
  COMPLETE: [],
};
