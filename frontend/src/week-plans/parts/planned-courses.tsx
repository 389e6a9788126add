import Box from '@mui/material/Box';
import type { WeekPlan } from '@portal/event-schemas/week-plans/views.ts';
import { useFormat } from '../../i18n/format.ts';
import { useLessonName, useMeetingText } from '../../registration/api.ts';
import { useSharedPlanText } from '../text.ts';

/** The courses of a plan with their lessons, and what stands in the way of each now. */
export function PlannedCourses({ plan }: { plan: WeekPlan }) {
  const t = useSharedPlanText();
  const format = useFormat();
  const lessonName = useLessonName();
  const meetingText = useMeetingText();
  return (
    <Box
      component="ul"
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 'var(--s3)', alignContent: 'start' }}
    >
      {plan.courses.map(course => (
        <li key={course.uid}>
          <strong>{format.name(course.name)}</strong>{' '}
          <span className="mut num">
            {[course.code, format.number(course.credits), course.audit ? t('plan.audit') : '']
              .filter(Boolean)
              .join(' · ')}
          </span>
          {course.lessons.map(lesson => (
            <div key={lesson.uid}>
              {lessonName(lesson)}: <span className="num">{meetingText(lesson.meetings)}</span>
              {lesson.teacher && <span className="mut">, {lesson.teacher.display_name}</span>}
            </div>
          ))}
          {!course.chosen && <div className="mut">{t('plan.not_chosen')}</div>}
          {course.problems.map(({ code, message }, place) => (
            <div key={`${code} ${place}`} className="form-error">
              {message}
            </div>
          ))}
        </li>
      ))}
      {plan.gone.length > 0 && <li className="mut">{t('plan.not_taught', { smart_count: plan.gone.length })}</li>}
    </Box>
  );
}
