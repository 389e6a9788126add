import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import type { CourseInfo } from '@portal/event-schemas/registration/views.ts';
import { noPreferences, type WeekPreferences } from '@portal/event-schemas/week-plans/preferences.ts';
import type { WeekPlansView } from '@portal/event-schemas/week-plans/views.ts';
import { useLocale } from '../app/portal.ts';
import { api } from '../http/client.ts';
import { callKey, useCall } from '../http/use-call.ts';
import { useSend } from '../http/use-send.ts';
import { useLive } from '../live/use-live.ts';
import { courseKey } from '../registration/api.ts';

const info = 'GET /organizations/info_table/';

/** The plans of a term and what the student would like; `card`: the uid of the card. */
export const useWeekPlans = (card: string): UseQueryResult<WeekPlansView, Error> =>
  useCall(
    'GET /week_plans/{uid}/',
    { params: { uid: card } },
    { live: { channel: 'registration', keys: [`week_plans:${card}`] } },
  );

/** What the student would like, as it was saved last, and how to save it anew. */
export function useWeekPreferences(card: string): [WeekPreferences, (next: WeekPreferences) => void] {
  const plans = useWeekPlans(card);
  const save = useSend('PUT /week_plans/{uid}/preferences/', { invalidate: ['GET /week_plans/{uid}/'] });
  const sent = save.isPending ? (save.variables?.body as WeekPreferences | undefined) : undefined;
  return [
    sent ?? plans.data?.preferences ?? noPreferences,
    body => save.mutate({ params: { uid: card }, body: writable(body) }),
  ];
}
const writable = ({ free_days, teachers, languages, ...rest }: WeekPreferences) => ({
  ...rest,
  free_days: [...free_days],
  teachers: [...teachers],
  languages: [...languages],
});

/** Several courses with their lessons, live: those that are there. */
export function useCourses(courses: readonly string[]): { infos: CourseInfo[]; waiting: boolean } {
  const locale = useLocale();
  useLive(courses.length > 0 ? { channel: 'registration', keys: courses.map(courseKey) } : undefined);
  return useQueries({
    queries: courses.map(course => ({
      queryKey: callKey(info, { query: { course } }, locale),
      queryFn: ({ signal }: { signal: AbortSignal }) => api(info, { query: { course } }, { signal }),
      meta: { live: [courseKey(course)] },
    })),
    combine: results => ({
      infos: results.flatMap(({ data }) => data ?? []),
      waiting: results.some(({ isPending }) => isPending),
    }),
  });
}
