import type * as topic from '#src/api/contract/hours.ts';
import { hoursOf, isDepartmentOpen, opensAfter } from '../hours.ts';
import type { HandlersOf } from './types.ts';

export const hoursHandlers = {
  getOpenStatus({ params, services }) {
    const open = isDepartmentOpen(services, params.department);
    const week = hoursOf(services, params.department);
    return { isOpen: open, opensAt: open ? null : opensAfter(services.clock.now(), week) };
  },
  getWeek: ({ params, services }) => hoursOf(services, params.department),
} satisfies HandlersOf<typeof topic>;
