import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { CourseOutline, RegisteredStudent } from '@portal/event-schemas/statistics/registered-students.ts';
import { useLocale } from '../app/portal.ts';
import { api } from '../http/client.ts';
import { useCall } from '../http/use-call.ts';
import { asRows } from '../lists/rows.ts';

/** The calls about the students of a course. */
const list = 'GET /registration/registered_students/';

/** Head of the course's list and what it can be filtered by; live, as students come and go. */
export const useOutline = (course: string): UseQueryResult<CourseOutline, Error> =>
  useCall(
    'GET /registration/registered_students/outline/',
    { query: { course } },
    { enabled: course !== '', live: { channel: 'registration', keys: [`offering:${course}`] } },
  );

export interface RosterQuery {
  filter: Record<string, unknown>;
  sort: readonly [field: string, order: string];
}
const pageSize = 100;
const most = 5000;

/** Every row of the list under its filters, page by page: for printing and for addresses. */
export async function allStudents({ filter, sort }: RosterQuery, signal?: AbortSignal): Promise<RegisteredStudent[]> {
  const rows: RegisteredStudent[] = [];
  while (rows.length < most) {
    const range = JSON.stringify([rows.length, rows.length + pageSize - 1]);
    const page = await api(
      asRows(list),
      { query: { filter: JSON.stringify(filter), sort: JSON.stringify(sort), range } },
      { signal },
    );
    rows.push(...page);
    if (page.length < pageSize) break;
  }
  return rows;
}

export function useAllStudents(query: RosterQuery, enabled: boolean): UseQueryResult<RegisteredStudent[], Error> {
  const locale = useLocale();
  return useQuery<RegisteredStudent[], Error>({
    queryKey: [list, 'all', query, locale],
    enabled,
    queryFn: ({ signal }) => allStudents(query, signal),
  });
}
