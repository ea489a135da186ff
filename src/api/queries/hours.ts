import { queryOptions } from '@tanstack/react-query';
import type { BusinessHoursDepartment } from '#src/domain/enums.ts';
import type { Api } from '../client/createApi.ts';
import { getOpenStatus, getWeek } from '../contract/hours.ts';

/** What is asked for is shown to people; the specification names the parameter and no value. */
const SHOWN = { display: 'true' };

export const operatingHoursQuery = (api: Api, department: BusinessHoursDepartment) =>
  queryOptions({
    queryKey: ['operating-hours', department],
    queryFn: ({ signal }) => api.call(getWeek, { params: { department }, query: SHOWN, signal }),
    staleTime: 60 * 60_000,
  });

/** Polled every 60 s where it matters (shared areas s9). */
export const openStatusQuery = (api: Api, department: BusinessHoursDepartment) =>
  queryOptions({
    queryKey: ['open-status', department],
    queryFn: ({ signal }) => api.call(getOpenStatus, { params: { department }, query: SHOWN, signal }),
    staleTime: 60_000,
  });
