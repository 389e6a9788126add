import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { TeacherRequestRow } from '@portal/event-schemas/teacher-requests/views.ts';
import { useState } from 'react';
import { useSession } from '../../app/portal.ts';
import { useDraftText } from '../../app/use-draft-text.ts';
import { useFormat } from '../../i18n/format.ts';
import { ActButton } from '../../shell/act-button.tsx';
import { useRequestButton, useRequestFor } from '../calls.ts';
import { useRequestText } from '../text.ts';
import { AskForm } from './ask-form.tsx';
import { WithdrawButton } from './withdraw-button.tsx';
import type { CourseInfo } from '@portal/event-schemas/registration/views.ts';

/** Of the student's course page: how the request to the teacher stands, and, where one would help, the way to make it. */
export default function CourseRequest({ course, lessons, acts, editable }: TeacherRequestProps) {
  const t = useRequestText();
  // What was begun before the layout changed, or the page was left, stands there again.
  const [begun] = useDraftText(`ask.${course.uid}`);
  const [asking, setAsking] = useState(begun !== '');
  const uid = `${useSession().profile?.uid}.${course.uid}`;
  const mine = useRequestFor(course.uid, uid);
  const request = mine.data?.results[0];
  const mayHelp =
    course.locked.some(({ code }) => code === 'registration.prerequisite_missing') ||
    course.fluxes.some(flux => flux.lessons.some(lesson => lesson.seats.left === 0));
  const button = useRequestButton(
    course.uid,
    uid,
    lessons,
    course.status !== 'registered' && mayHelp && request?.status !== 'asked',
  );
  if (course.status === 'registered') return null;

  const offered = button.data?.error === 'not' && mayHelp && request?.status !== 'asked';
  const told = request && request.status !== 'withdrawn';
  if (!told && !offered) return null;
  return (
    <Box
      component="section"
      aria-label={t('title')}
      sx={{ display: 'grid', gap: 'var(--s3)', justifyItems: 'start', p: 'var(--s4)', pt: 0 }}
    >
      {told && <Standing request={request} course={course} acts={acts} editable={editable} />}
      {offered && !asking && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2) var(--s3)', alignItems: 'center' }}>
          <ActButton onClick={() => setAsking(true)}>{t(told ? 'again' : 'open')}</ActButton>
          <span className="mut">
            {t('hint', { reasons: button.data!.reasons.map(reason => t(`reason.${reason}`)).join(', ') })}
          </span>
        </Box>
      )}
      {offered && asking && (
        <AskForm
          course={course}
          lessons={lessons}
          needsLessons={button.data!.reasons.includes('capacity')}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  );
}

const severities = { asked: 'info', approved: 'success', rejected: 'warning' } as const;

function Standing({
  request,
  course,
  acts,
  editable,
}: Omit<TeacherRequestProps, 'lessons'> & { request: TeacherRequestRow }) {
  const t = useRequestText();
  const format = useFormat();
  const { status, comment } = request;
  if (status === 'withdrawn') return null;
  const lessons = request.lessons.map(lesson => lesson.uid);
  const past = request.lessons.some(lesson => lesson.left === 0);
  const text =
    status === 'asked'
      ? t('asked', { date: format.dateTime(request.asked_at) })
      : t(status, { name: request.decided_by ?? '' });
  return (
    <Alert severity={severities[status]} sx={{ width: '100%' }}>
      {text}
      {comment && ` «${comment}»`}
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)', mt: 'var(--s2)', '&:empty': { display: 'none' } }}
      >
        {editable && status === 'approved' && past && request.waives.includes('capacity') && (
          <ActButton
            className="button primary"
            aria-busy={acts.busy}
            disabled={acts.busy}
            onClick={() =>
              void acts.register({ uid: course.uid, name: format.name(course.name) }, lessons, false, false)
            }
          >
            {t('register')}
          </ActButton>
        )}
        {status !== 'rejected' && <WithdrawButton request={request} />}
      </Box>
    </Alert>
  );
}
export interface TeacherRequestProps {
  course: CourseInfo;
  /** Lessons that are picked, one of each load type; empty while not all are. */
  lessons: readonly string[];
  /** Registers for the course with these lessons; `busy`: an act of the course's is under way. */
  acts: {
    busy: boolean;
    register(
      course: { uid: string; name: string },
      lessons: string[],
      audit: boolean,
      queue: boolean,
    ): Promise<unknown>;
  };
  /** The card may be changed now; a request may also be made before that. */
  editable: boolean;
}
