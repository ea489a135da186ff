import { queryOptions } from '@tanstack/react-query';
import type { BusinessHoursDepartment } from '#src/domain/application/applicationEnums.ts';
import type { Api } from '../client/createApi.ts';
import { getOpenStatus, getWeek } from '../contract/hours.ts';

/** The parameter `display` is required; its values are not specified, and our hours are shown to people. */
const SHOWN = { display: 'true' };

/** Whose hours they are: a mount may get another organisation. */
interface OfOrganisation {
  api: Api;
  org(): string;
}

export const operatingHoursQuery = ({ api, org }: OfOrganisation, department: BusinessHoursDepartment) =>
  queryOptions({
    queryKey: ['operating-hours', department, org()],
    queryFn: ({ signal }) => api.call(getWeek, { params: { department }, query: SHOWN, signal }),
    // Once a visit (docs/rules.md#opening-hours).
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** Polled every 60 s where it matters (docs/rules.md#opening-hours). */
export const openStatusQuery = ({ api, org }: OfOrganisation, department: BusinessHoursDepartment) =>
  queryOptions({
    queryKey: ['open-status', department, org()],
    queryFn: ({ signal }) => api.call(getOpenStatus, { params: { department }, query: SHOWN, signal }),
    staleTime: 60_000,
  });
