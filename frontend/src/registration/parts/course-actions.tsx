import Box from '@mui/material/Box';
import type { CourseInfo, CreditSummary, QueueList } from '@portal/event-schemas/registration/views.ts';
import { useState } from 'react';
import { TickBox } from '../../forms/tick-box.tsx';
import { useFormat } from '../../i18n/format.ts';
import { ActButton } from '../../shell/act-button.tsx';
import { Countdown } from '../../shell/countdown.tsx';
import type { useCourseActs } from '../calls.ts';
import type { useWatching } from '../student-calls.ts';
import { useStudentText } from '../student-text.ts';
import { useText } from '../text.ts';
import { completeChoice, type Choice } from './lesson-choice.ts';
import { useClashText } from './lesson-names.ts';
import { GiveUp } from './student/give-up.tsx';
import { PlaceInLine } from './student/place-in-line.tsx';
import { clashesWith, type PlacedLesson } from './clashes.ts';

export type CourseActs = ReturnType<typeof useCourseActs>;
interface Props {
  course: CourseInfo;
  choice: Choice | null;
  acts: CourseActs;
  placed: readonly PlacedLesson[];
  credits: CreditSummary;
  watching: ReturnType<typeof useWatching> & { on: boolean };
  /** Why no course can be chosen now, such as a debt; empty = nothing stands against it. */
  closed: string;
  entry: QueueList['results'][number] | undefined;
}

/** What can be done with the course now: register, hold, wait, be told, exchange lessons. A button that is off says why beside it. */
export function CourseActions({ course, choice, acts, placed, credits, watching, closed, entry }: Props) {
  const t = useText();
  const s = useStudentText();
  const format = useFormat();
  const clashText = useClashText();
  const [audit, setAudit] = useState(course.audit);
  const lessons = completeChoice(course.fluxes, choice);
  const uids = lessons?.map(lesson => lesson.uid) ?? [];
  const named = { uid: course.uid, name: format.name(course.name) };
  const { status } = course;
  const noSeat = status !== 'basket' && (lessons?.some(lesson => lesson.seats.left === 0 && !lesson.mine) ?? false);
  const beyond = noSeat && status === null && course.beyond_capacity;
  const full = noSeat && !beyond;
  const clashes = clashesWith(
    (lessons ?? []).filter(lesson => !lesson.mine).flatMap(lesson => lesson.meetings),
    course.uid,
    placed,
  );
  const clash = clashes.filter(one => one.as === 'card');
  const ahead = clashes.filter(one => one.as !== 'card');
  const unchanged = lessons?.every(lesson => lesson.mine) ?? true;
  const amount = (audit ? credits.amount_audit : credits.amount) + course.credit;
  const max = audit ? credits.max_audit : credits.max;
  const adding = status === null || status === 'basket';
  const off = closed !== '' || lessons === null || acts.busy || clash.length > 0 || (adding && amount > max);
  if (status === null && course.locked.length > 0) return <Box sx={{ p: 'var(--s2)' }} />;
  if (status === 'waiting') {
    if (!entry) return <Box sx={{ p: 'var(--s2)' }} />;
    const wanted = course.fluxes.flatMap(flux => flux.lessons).filter(lesson => entry.lessons.includes(lesson.uid));
    return (
      <Box sx={{ display: 'grid', gap: 'var(--s2)', justifyItems: 'start', p: 'var(--s4)' }}>
        <PlaceInLine entry={entry} lessons={wanted} />
        <GiveUp course={named} place={entry.position} acts={acts} />
        <span className="mut">{s('act.other_lesson')}</span>
      </Box>
    );
  }

  const why =
    closed !== '' || status === 'offered'
      ? closed
      : lessons === null
        ? t('act.incomplete')
        : clash.length > 0
          ? s('act.clash', { names: clashText(clash) })
          : status === 'registered' && full
            ? s('act.full')
            : adding && amount > max
              ? s('limits.would', { amount, max })
              : '';
  const watchable = (status === null && course.seats.left === 0) || watching.on;
  return (
    <Box sx={{ display: 'grid', gap: 'var(--s1)', p: 'var(--s3) var(--s4)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2) var(--s3)', alignItems: 'center' }}>
        {status === 'registered' && (
          <ActButton
            className="button primary"
            disabled={off || unchanged || full}
            onClick={() => void acts.change(named, uids)}
          >
            {t('act.change')}
          </ActButton>
        )}
        {status === 'basket' && (
          <ActButton
            className="button primary"
            disabled={off}
            onClick={() => void acts.register(named, uids, audit, false)}
          >
            {t('act.register')}
          </ActButton>
        )}
        {status === 'offered' && (
          <ActButton
            className="button primary"
            disabled={acts.busy || closed !== ''}
            onClick={() => void acts.accept(named)}
          >
            {t('act.accept')}
          </ActButton>
        )}
        {status === 'offered' && <GiveUp course={named} place={null} acts={acts} />}
        {status === null && full && (
          <ActButton
            className="button primary"
            disabled={off}
            onClick={() => void acts.register(named, uids, audit, true)}
          >
            {t('act.queue')}
          </ActButton>
        )}
        {status === null && !full && (
          <>
            <ActButton
              className="button primary"
              disabled={off}
              onClick={() => void acts.register(named, uids, audit, false)}
            >
              {t('act.register')}
            </ActButton>
            {!beyond && (
              <ActButton disabled={off} onClick={() => void acts.hold(named, uids, audit)}>
                {t('act.hold')}
              </ActButton>
            )}
          </>
        )}
        {watchable && (
          <ActButton
            disabled={watching.busy}
            onClick={() => (watching.on ? watching.remove(named) : watching.add(named))}
          >
            {watching.on ? s('act.unwatch') : s('act.watch')}
          </ActButton>
        )}
        {adding && credits.max_audit > 0 && (
          <TickBox checked={audit} onChange={setAudit}>
            {t('detail.audit')}
          </TickBox>
        )}
        {course.until && (status === 'basket' || status === 'offered') && (
          <Box component="span" sx={{ color: 'var(--warn)', font: 'var(--t-label)' }}>
            {t(status === 'basket' ? 'card.holds' : 'card.offer')} <Countdown until={course.until} />
          </Box>
        )}
      </Box>
      {why && <span className="mut">{why}</span>}
      {watchable && <span className="mut">{s('act.watch_hint')}</span>}
      {!why && ahead.length > 0 && <span className="mut">{s('act.clash_ahead', { names: clashText(ahead) })}</span>}
      {beyond && <span className="mut">{s('act.beyond')}</span>}
      {status === 'registered' && !unchanged && !why && <span className="mut">{s('act.keeps')}</span>}
    </Box>
  );
}
