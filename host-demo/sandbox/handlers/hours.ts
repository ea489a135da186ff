import type * as topic from '#src/api/contract/hours.ts';
import { hoursOf, isDepartmentOpen, opensAfter } from '../hours.ts';
import type { HandlersOf } from './types.ts';

export const hoursHandlers = {
  getOpenStatus({ params, services, org }) {
    const open = isDepartmentOpen(services, params.department, org);
    const week = hoursOf(services, params.department, org);
    return { isOpen: open, opensAt: open ? null : opensAfter(services.clock.now(), week) };
  },
  getWeek: ({ params, services, org }) => hoursOf(services, params.department, org),
} satisfies HandlersOf<typeof topic>;
