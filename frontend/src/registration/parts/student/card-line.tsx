import Box from '@mui/material/Box';
import type { CardItem, QueueList } from '@portal/event-schemas/registration/views.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCanOpen, useLink } from '../../../app/links.ts';
import { useFormat } from '../../../i18n/format.ts';
import { ActButton } from '../../../shell/act-button.tsx';
import { ConfirmDialog } from '../../../shell/confirm-dialog.tsx';
import { Countdown } from '../../../shell/countdown.tsx';
import { Note } from '../../../shell/note.tsx';
import { StatusChip } from '../../../shell/status-chip.tsx';
import { useStudentText } from '../../student-text.ts';
import { useText } from '../../text.ts';
import { hasCancelled } from '../cancelled-lessons.ts';
import { useLessonName, useMeetingText } from '../lesson-names.ts';
import { GiveUp } from './give-up.tsx';
import { PlaceInLine } from './place-in-line.tsx';
import type { Basket } from '../../calls.ts';
import type { CourseActs } from '../course-actions.tsx';

/** One course that the student has: its lessons, how it stands, what can be done with it, and why the last act here was refused. */
export function CardLine({
  item,
  queue,
  acts,
  refusals,
  editable,
  closed,
  onOpen,
  onExpired,
}: { item: CardItem } & Omit<CardProps, 'basket'>) {
  const t = useText();
  const s = useStudentText();
  const format = useFormat();
  const lessonName = useLessonName();
  const meetingText = useMeetingText();
  const link = useLink();
  const canOpen = useCanOpen();
  const [asking, setAsking] = useState(false);
  const named = { uid: item.uid, name: format.name(item.name) };
  const entry = queue.results.find(one => one.uid === item.uid);
  const lessons = item.lessons.map(lesson => lesson.uid);
  return (
    <Box component="li" sx={{ display: 'grid', gap: '4px', p: '12px var(--s4)', borderTop: '1px solid var(--line)' }}>
      <Box sx={{ display: 'flex', gap: 'var(--s2)', alignItems: 'baseline', flexWrap: 'wrap' }}>
        <Box component="button" type="button" onClick={() => onOpen(item.uid)} sx={name}>
          {named.name}
        </Box>
        <span className="mut">
          {item.code} · {t('courses.credits', { smart_count: item.credits })}
        </span>
        {item.audit && <StatusChip tone="quiet">{t('card.audit')}</StatusChip>}
        {item.completed && <StatusChip tone="warn">{t('courses.studied', item.completed)}</StatusChip>}
        {item.added_by === 'advisor' && <StatusChip tone="info">{t('card.by_advisor')}</StatusChip>}
        {item.added_by === 'registrar' && <StatusChip tone="info">{t('card.by_registrar')}</StatusChip>}
        {item.status === 'registered' && canOpen('my-receipts') && (
          <Link to={link('my-receipts', {}, { course: item.uid })}>{s('act.receipt')}</Link>
        )}
      </Box>
      {item.mark && (
        <Box component="span" sx={{ font: 'var(--t-small)', color: 'var(--info)' }}>
          {s(`marks.${item.mark.act}`, { by: s(`marks.${item.mark.by}`), date: format.shortDateTime(item.mark.at) })}
          {item.mark.reason && `. ${item.mark.reason}`}
        </Box>
      )}
      {item.lessons.map(lesson => (
        <span key={lesson.uid} className="mut num">
          {lessonName(lesson)} · {meetingText(lesson.meetings)}
        </span>
      ))}
      {hasCancelled(item) && <Note tone="bad">{t('card.cancelled')}</Note>}
      {item.status === 'basket' && item.until && <Left until={item.until} words={t('card.holds')} onEnd={onExpired} />}
      {entry && !entry.offer && <PlaceInLine entry={entry} lessons={item.lessons} />}
      {entry?.offer && <Left until={entry.offer.until} words={t('card.offer')} onEnd={onExpired} />}
      <Box sx={{ display: 'flex', gap: 'var(--s2)', flexWrap: 'wrap', '&:empty': { display: 'none' } }}>
        {editable && item.status === 'basket' && (
          <ActButton
            className="button primary"
            disabled={acts.busy || closed !== ''}
            onClick={() => void acts.register(named, lessons, item.audit, false)}
          >
            {t('act.register')}
          </ActButton>
        )}
        {item.status === 'basket' && (
          <ActButton disabled={acts.busy} onClick={() => void acts.cancel(named, false)}>
            {t('act.remove')}
          </ActButton>
        )}
        {editable && entry?.offer && (
          <ActButton
            className="button primary"
            disabled={acts.busy || closed !== ''}
            onClick={() => void acts.accept(named)}
          >
            {t('act.accept')}
          </ActButton>
        )}
        {entry && <GiveUp course={named} place={entry.offer ? null : entry.position} acts={acts} />}
        {editable && item.status === 'registered' && item.drop === null && (
          <ActButton disabled={acts.busy} onClick={() => setAsking(true)}>
            {t('act.drop')}
          </ActButton>
        )}
      </Box>
      {editable && item.drop && <span className="mut">{item.drop.message}</span>}
      {editable && closed && (item.status === 'basket' || entry?.offer) && <span className="mut">{closed}</span>}
      <div role="status" aria-live="polite">
        {refusals[item.uid] && <Note tone="bad">{refusals[item.uid]}</Note>}
      </div>
      <ConfirmDialog
        open={asking}
        title={t('card.drop_title')}
        confirm={t('act.drop')}
        busy={acts.busy}
        destructive
        onConfirm={() => void acts.drop(named).then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      >
        {t('card.drop_text', { name: named.name })}
      </ConfirmDialog>
    </Box>
  );
}

/** "Место держим 04:32": the words, then the time left. */
function Left({ until, words, onEnd }: { until: string; words: string; onEnd: () => void }) {
  return (
    <Box component="span" sx={{ color: 'var(--warn)', font: 'var(--t-label)' }}>
      {words} <Countdown until={until} onEnd={onEnd} />
    </Box>
  );
}

const name = {
  all: 'unset',
  cursor: 'pointer',
  color: 'var(--lapis)',
  fontWeight: 500,
  minHeight: 24,
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { boxShadow: 'var(--focus)', borderRadius: 'var(--radius-s)' },
} as const;
export interface CardProps {
  basket: Basket;
  queue: QueueList;
  acts: CourseActs;
  /** By course: why the last act on it here was refused. */
  refusals: Readonly<Record<string, string>>;
  editable: boolean;
  /** Why no course can be chosen now, such as a debt; empty = nothing stands against it. What was chosen can still be given back. */
  closed: string;
  onOpen: (course: string) => void;
  /** A hold or an offer has run out. */
  onExpired: () => void;
}
