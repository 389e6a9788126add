import Box from '@mui/material/Box';
import type { SharedPlanRow, WeekPlan } from '@portal/event-schemas/week-plans/views.ts';
import { useCall } from '../../http/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { useLessonName, useMeetingText } from '../../registration/api.ts';
import { CallState } from '../../shell/states.tsx';
import { useSharedPlanText } from '../text.ts';
import { AnswerPlan } from './answer-plan.tsx';

/** What a student has planned, what was said of it, and the answer. */
export function SharedPlan({ row }: { row: SharedPlanRow }) {
  const t = useSharedPlanText();
  const plans = useCall(
    'GET /week_plans/{uid}/',
    { params: { uid: row.card } },
    { live: { channel: 'registration', keys: [`week_plans:${row.card}`] } },
  );
  if (!plans.isSuccess) return <CallState call={plans} />;
  const plan = plans.data.plans.find(({ uid }) => uid === row.uid);
  if (!plan) return <p className="mut">{t('plan.gone')}</p>;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 'var(--s4)',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        py: 'var(--s3)',
        overflowWrap: 'anywhere',
        whiteSpace: 'normal',
      }}
    >
      <PlannedCourses plan={plan} />
      <Box sx={{ display: 'grid', gap: 'var(--s3)', alignContent: 'start' }}>
        <Remarks plan={plan} />
        <AnswerPlan key={plan.state} card={row.card} plan={plan} />
      </Box>
    </Box>
  );
}

function PlannedCourses({ plan }: { plan: WeekPlan }) {
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
          {course.problems.map(({ code, message }) => (
            <div key={code} className="form-error">
              {message}
            </div>
          ))}
        </li>
      ))}
      {plan.gone.length > 0 && <li className="mut">{t('plan.not_taught', { smart_count: plan.gone.length })}</li>}
    </Box>
  );
}

function Remarks({ plan: { remarks } }: { plan: WeekPlan }) {
  const t = useSharedPlanText();
  const format = useFormat();
  if (remarks.length === 0) return null;
  return (
    <section aria-label={t('plan.remarks')}>
      {remarks.map(({ by, verdict, comment, at }) => (
        <Box key={at} sx={{ mb: 'var(--s2)' }}>
          <div className="mut">{[by?.display_name, format.shortDateTime(at)].filter(Boolean).join(', ')}</div>
          {verdict && verdict !== 'comment' && <div>{t(`plan.${verdict}`)}</div>}
          <Box sx={{ whiteSpace: 'pre-line' }}>{comment}</Box>
        </Box>
      ))}
    </section>
  );
}
