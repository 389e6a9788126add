import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { CourseInfo } from '@portal/event-schemas/registration/views.ts';
import { useState } from 'react';
import { useFormat } from '../../i18n/format.ts';
import type { useCourseActs } from '../calls.ts';
import { useText } from '../text.ts';
import { completeChoice, type Choice } from './lesson-choice.ts';

export type CourseActs = ReturnType<typeof useCourseActs>;

/** What can be done with the course now: register, hold, wait, exchange lessons. A button that is off says why beside it. */
export function CourseActions({ course, choice, acts }: { course: CourseInfo; choice: Choice | null; acts: CourseActs }) {
  const t = useText();
  const format = useFormat();
  const [audit, setAudit] = useState(course.audit);
  const lessons = completeChoice(course.fluxes, choice);
  const uids = lessons?.map(lesson => lesson.uid) ?? [];
  const named = { uid: course.uid, name: format.name(course.name) };
  const locked = course.status === null && course.locked.length > 0;
  const full = lessons?.some(lesson => lesson.seats.left === 0 && !lesson.mine) ?? false;
  const off = lessons === null || acts.busy;
  const unchanged = lessons?.every(lesson => lesson.mine) ?? true;
  if (locked) return <Box sx={{ p: 'var(--s2)' }} />;

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2) var(--s3)', alignItems: 'center', p: 'var(--s4)' }}>
      {course.status === 'registered' && <Button variant="contained" disabled={off || unchanged} onClick={() => void acts.change(named, uids)}>{t('act.change')}</Button>}
      {course.status === 'basket' && <Button variant="contained" disabled={off} onClick={() => void acts.register(named, uids, audit, false)}>{t('act.register')}</Button>}
      {course.status === null && full && <Button variant="contained" disabled={off} onClick={() => void acts.register(named, uids, audit, true)}>{t('act.queue')}</Button>}
      {course.status === null && !full && (
        <>
          <Button variant="contained" disabled={off} onClick={() => void acts.register(named, uids, audit, false)}>{t('act.register')}</Button>
          <Button disabled={off} onClick={() => void acts.hold(named, uids, audit)}>{t('act.hold')}</Button>
        </>
      )}
      {(course.status === null || course.status === 'basket') && (
        <FormControlLabel control={<Checkbox checked={audit} onChange={event => setAudit(event.target.checked)} />} label={t('detail.audit')} />
      )}
      {lessons === null && <span className="mut">{t('act.incomplete')}</span>}
    </Box>
  );
}
