import { useQuery } from '@tanstack/react-query';
import type { CheckBody } from '@portal/event-schemas/offerings/requests.ts';
import type { CheckAnswer, PlannedCourseView } from '@portal/event-schemas/offerings/views.ts';
import { useLocale } from '../../app/portal.ts';
import { useSettled } from '../../forms/use-settled.ts';
import { api } from '../../http/client.ts';
import { lessonsIn, type Plan } from './plan.ts';

const call = 'POST /offerings/check/' as const;

/** What the plan clashes with as it is typed, before it is saved. Nothing is asked where it is only looked at. */
export function useChecks(course: PlannedCourseView, plan: Plan, enabled: boolean): CheckAnswer | undefined {
  const locale = useLocale();
  const lessons = lessonsIn(plan).map(({ uid, load_type, teacher, room, meetings, groups, capacity }) => ({
    uid,
    load_type,
    teacher,
    room,
    meetings,
    groups: groups ?? [],
    capacity,
  }));
  const body = {
    study_period: course.study_period?.uid,
    discipline: course.discipline?.uid ?? null,
    offering: course.uid,
    lessons,
  };
  const asked = useSettled(JSON.stringify(body));
  const answer = useQuery({
    queryKey: [call, asked, locale],
    queryFn: ({ signal }) => api(call, { body: JSON.parse(asked) as CheckBody }, { signal, quiet: true }),
    enabled: enabled && lessons.length > 0 && course.study_period !== null,
    placeholderData: before => before,
    retry: false,
  });
  return lessons.length === 0 ? undefined : answer.data;
}
