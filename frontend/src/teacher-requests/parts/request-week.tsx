import type { TeacherRequestRow } from '@portal/event-schemas/teacher-requests/views.ts';
import { useFormat } from '../../i18n/format.ts';
import { useCall } from '../../http/use-call.ts';
import { placedLessons, sectionsOf, TimeGrid, useClashText } from '../../registration/api.ts';
import { CallState } from '../../shell/states.tsx';
import { useTeachingText } from '../teaching-text.ts';

/**
 * The student's week with the lessons that they ask for, or all of the course where they have named none; what overlaps is hatched, and said in words.
 */
export function RequestWeek({ request }: { request: TeacherRequestRow }) {
  const t = useTeachingText();
  const format = useFormat();
  const clashText = useClashText();
  const week = useCall('GET /registration/teacher_requests/{uid}/week/', { params: { uid: request.uid } });
  if (!week.isSuccess) return <CallState call={week} lines={4} />;
  const { course, items } = week.data;
  const wanted = new Set(request.lessons.map(lesson => lesson.uid));
  const placed = placedLessons(items, format.name);
  const sections = sectionsOf(course, null, placed, format.name(request.name))
    .map(section => ({ ...section, picked: wanted.has(section.lesson.uid) }))
    .filter(({ picked }) => picked || wanted.size === 0);
  const clashes = sections.flatMap(section => section.clashes);
  const names = clashText(
    clashes.filter((one, place) => clashes.findIndex(({ course: other }) => other === one.course) === place),
  );
  return (
    <div>
      <p className="mut">
        {wanted.size === 0
          ? t('requests.week_any')
          : names
            ? t('requests.week_clash', { names })
            : t('requests.week_free')}
      </p>
      <TimeGrid placed={placed} sections={sections} />
    </div>
  );
}
