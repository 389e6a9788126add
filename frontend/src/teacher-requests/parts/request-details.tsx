import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { TeacherRequestRow } from '@portal/event-schemas/teacher-requests/views.ts';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { useCanOpen, useLink } from '../../app/links.ts';
import { useFormat } from '../../i18n/format.ts';
import { StatusChip } from '../../shell/status-chip.tsx';
import { useTeachingText } from '../teaching-text.ts';
import { useRegistrationText as useText } from '../../registration/api.ts';
import { useLessonName } from '../../registration/api.ts';
import { AnswerForm } from './answer-form.tsx';
import { RequestWeek } from './request-week.tsx';

/** All that a teacher needs to decide: who asks, what stands in the way, which lessons, what was said before; and the answer itself. */
export function RequestDetails({ request }: { request: TeacherRequestRow }) {
  const t = useTeachingText();
  const words = useText();
  const format = useFormat();
  const link = useLink();
  const canOpen = useCanOpen();
  const lessonName = useLessonName();
  const facts: [string, ReactNode][] = [
    [
      t('requests.number'),
      canOpen('student-card') ? (
        <Link
          key="card"
          component={RouterLink}
          to={link('student-card', { uid: `${request.student}.${request.study_period}` })}
        >
          {request.student_code}
        </Link>
      ) : (
        request.student_code
      ),
    ],
    [t('requests.group'), request.group_name],
    [t('requests.year'), request.year],
    [t('requests.program'), format.name(request.edu_program_name)],
    [t('requests.advisor'), request.advisor_name],
    [
      t('requests.email'),
      request.email && (
        <Link key="mail" href={`mailto:${request.email}`}>
          {request.email}
        </Link>
      ),
    ],
    [t('requests.missing'), request.missing.map(format.name).join(', ')],
    [
      t('requests.lessons'),
      request.lessons.length > 0 && (
        <ul key="lessons">
          {request.lessons.map(lesson => (
            <li key={lesson.uid}>
              {lessonName(lesson)}
              {lesson.teacher && `, ${lesson.teacher}`}{' '}
              <span className="mut num">{t('requests.left', { left: lesson.left, capacity: lesson.capacity })}</span>
            </li>
          ))}
        </ul>
      ),
    ],
    [t('requests.teachers'), request.teachers.map(teacher => teacher.display_name).join(', ')],
  ];
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 'var(--s4)',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
        py: 'var(--s3)',
        overflowWrap: 'anywhere',
        whiteSpace: 'normal',
      }}
    >
      <Box sx={{ display: 'grid', gap: 'var(--s3)', alignContent: 'start' }}>
        <Box sx={{ display: 'flex', gap: 'var(--s2)', flexWrap: 'wrap' }}>
          {request.reasons.map(reason => (
            <StatusChip key={reason} tone="warn">
              {words(`requests.reason.${reason}`)}
            </StatusChip>
          ))}
          {request.times > 1 && <StatusChip>{t('requests.times', { count: request.times })}</StatusChip>}
        </Box>
        <div>
          <div className="mut">{t('requests.text')}</div>
          <Box sx={{ whiteSpace: 'pre-line' }}>{request.text}</Box>
        </div>
        {request.last_refusal && (
          <div>
            <div className="mut">{t('requests.before')}</div>
            {request.last_refusal}
          </div>
        )}
        {request.comment && (
          <div>
            <div className="mut">{t('requests.comment')}</div>
            {request.comment}
          </div>
        )}
        <AnswerForm request={request} />
      </Box>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          gap: '4px var(--s3)',
          alignContent: 'start',
          '& dd': { m: 0 },
        }}
      >
        {facts
          .filter(([, value]) => Boolean(value))
          .map(([label, value]) => (
            <Box key={label} sx={{ display: 'contents' }}>
              <dt className="mut">{label}</dt>
              <dd>{value}</dd>
            </Box>
          ))}
      </Box>
      <Box component="section" aria-label={t('requests.week')} sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
        <div className="mut">{t('requests.week')}</div>
        <RequestWeek request={request} />
      </Box>
    </Box>
  );
}
