import { Hono } from 'hono';
import { array, boolean, number, object, string } from 'yup';
import { isIsoDate } from '#src/domain/dates/dates.ts';
import { hoursOf, isDepartmentOpen } from '../hours.ts';
import type { Services } from '../services.ts';
import { read } from './read.ts';

const time = () => string().matches(/^\d\d:\d\d$/, ({ path }: { path: string }) => `${path} must be HH:mm`);
const times = {
  isOpen: boolean().required(),
  startTime: time().nullable(),
  endTime: time().nullable(),
};

/** Whether a department is open, its week, and the days that are exceptions; null goes back to the usual. */
const hoursInput = object({
  department: string().required(),
  open: boolean().nullable(),
  /** By `weekdayValue`; days that are left out are closed. */
  week: array(object({ ...times, weekdayValue: number().integer().min(1).max(7).required() })).nullable(),
  exceptions: array(
    object({
      ...times,
      date: string()
        .required()
        .test('date', ({ path }: { path: string }) => `${path} must be yyyy-MM-dd`, isIsoDate),
    }),
  ).nullable(),
})
  .required()
  .test(
    'change',
    'One of open, week and exceptions must be given',
    ({ department: _, ...change }) => Object.keys(change).length > 0,
  );

export function hoursRoutes(services: Services): Hono {
  const app = new Hono();
  app.put('/', async (c) => {
    const { department, ...change } = await read(c, hoursInput);
    await services.settings.setHours(department, change);
    return c.json({
      department,
      open: isDepartmentOpen(services, department),
      ...hoursOf(services, department),
    });
  });
  return app;
}
