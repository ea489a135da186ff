import type { taskOf } from '#src/domain/conditions/tasks.ts';
import type { TaskPages } from '../case/CaseContext.ts';

export type TaskPath = ReturnType<typeof taskOf>['path'];

/** Where a task is done; a phone without a page of its own is asked for in the list. */
export const pageOf = (path: TaskPath, tasks: TaskPages): string =>
  ({
    'upload-document': tasks.upload,
    'phone-number': tasks.phone ?? tasks.index,
    identity: tasks.identity,
  })[path];
