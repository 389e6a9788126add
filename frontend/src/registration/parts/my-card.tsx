import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { CardItem, QueueList } from '@portal/event-schemas/registration/views.ts';
import { useState } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx';
import { Countdown } from '../../shell/countdown.tsx';
import { Panel } from '../../shell/panel.tsx';
import { EmptyState } from '../../shell/states.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import type { Basket } from '../calls.ts';
import { useText } from '../text.ts';
import type { CourseActs } from './course-actions.tsx';
import { useLessonName, useMeetingText } from './lesson-names.ts';

interface Props {
  basket: Basket;
  queue: QueueList;
  acts: CourseActs;
  editable: boolean;
  onOpen: (course: string) => void;
  /** A hold or an offer has run out. */
  onExpired: () => void;
}

/** Everything the student has: the basket with its countdown, the waiting list with the place in line, the courses of the card. */
export function MyCard({ basket, ...rest }: Props) {
  const t = useText();
  const held = basket.results.filter(item => item.status === 'basket');
  const waiting = basket.results.filter(item => item.status === 'waiting' || item.status === 'offered');
  const registered = basket.results.filter(item => item.status === 'registered');
  return (
    <Panel title={t('card.title')} note={registered.length > 0 ? t('card.summary', { smart_count: registered.length }) : undefined} flush>
      {basket.results.length === 0 && <EmptyState title={t('card.empty')}>{t('card.empty_hint')}</EmptyState>}
      <CardGroup title={held.length > 0 ? t('card.basket') : ''} items={held} {...rest} />
      <CardGroup title={waiting.length > 0 ? t('card.waiting') : ''} items={waiting} {...rest} />
      <CardGroup title="" items={registered} {...rest} />
    </Panel>
  );
}

function CardGroup({ title, items, ...rest }: { title: string; items: CardItem[] } & Omit<Props, 'basket'>) {
  return (
    <>
      {title && <Box component="h3" sx={{ font: 'var(--t-label)', color: 'var(--ink-3)', m: 0, p: 'var(--s2) var(--s4)', background: 'var(--bg)', borderTop: '1px solid var(--line)' }}>{title}</Box>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map(item => <CardLine key={item.uid} item={item} {...rest} />)}
      </Box>
    </>
  );
}

function CardLine({ item, queue, acts, editable, onOpen, onExpired }: { item: CardItem } & Omit<Props, 'basket'>) {
  const t = useText();
  const format = useFormat();
  const lessonName = useLessonName();
  const meetingText = useMeetingText();
  const [asking, setAsking] = useState(false);
  const named = { uid: item.uid, name: format.name(item.name) };
  const entry = queue.results.find(one => one.uid === item.uid);
  const lessons = item.lessons.map(lesson => lesson.uid);
  return (
    <Box component="li" sx={{ display: 'grid', gap: '4px', p: '12px var(--s4)', borderTop: '1px solid var(--line)' }}>
      <Box sx={{ display: 'flex', gap: 'var(--s2)', alignItems: 'baseline', flexWrap: 'wrap' }}>
        <Button variant="text" onClick={() => onOpen(item.uid)} sx={{ p: 0, minHeight: 24, textAlign: 'left', whiteSpace: 'normal' }}>{named.name}</Button>
        <span className="mut">{item.code} · {t('courses.credits', { smart_count: item.credits })}</span>
        {item.audit && <StatusChip tone="quiet">{t('card.audit')}</StatusChip>}
        {item.added_by === 'advisor' && <StatusChip tone="info">{t('card.by_advisor')}</StatusChip>}
        {item.added_by === 'registrar' && <StatusChip tone="info">{t('card.by_registrar')}</StatusChip>}
      </Box>
      {item.lessons.map(lesson => <span key={lesson.uid} className="mut num">{lessonName(lesson)} · {meetingText(lesson.meetings)}</span>)}
      {item.status === 'basket' && item.until && <Left until={item.until} words={t('card.holds')} onEnd={onExpired} />}
      {entry && !entry.offer && <span className="num">{t('card.place', { place: entry.position, total: entry.waiting })}</span>}
      {entry?.offer && <Left until={entry.offer.until} words={t('card.offer')} onEnd={onExpired} />}
      {editable && (
        <Box sx={{ display: 'flex', gap: 'var(--s2)', flexWrap: 'wrap' }}>
          {item.status === 'basket' && <Button size="small" variant="contained" disabled={acts.busy} onClick={() => void acts.register(named, lessons, item.audit, false)}>{t('act.register')}</Button>}
          {item.status === 'basket' && <Button size="small" disabled={acts.busy} onClick={() => void acts.cancel(named, false)}>{t('act.remove')}</Button>}
          {entry?.offer && <Button size="small" variant="contained" disabled={acts.busy} onClick={() => void acts.accept(named)}>{t('act.accept')}</Button>}
          {entry && <Button size="small" disabled={acts.busy} onClick={() => void acts.cancel(named, true)}>{t('act.leave')}</Button>}
          {item.status === 'registered' && <Button size="small" disabled={acts.busy} onClick={() => setAsking(true)}>{t('act.drop')}</Button>}
        </Box>
      )}
      <ConfirmDialog open={asking} title={t('card.drop_title')} confirm={t('act.drop')} busy={acts.busy} destructive onConfirm={() => void acts.drop(named).then(() => setAsking(false))} onClose={() => setAsking(false)}>
        {t('card.drop_text', { name: named.name })}
      </ConfirmDialog>
    </Box>
  );
}

/** "Место держим 04:32": the words, then the time left. */
function Left({ until, words, onEnd }: { until: string; words: string; onEnd: () => void }) {
  return <Box component="span" sx={{ color: 'var(--warn)', font: 'var(--t-label)' }}>{words} <Countdown until={until} onEnd={onEnd} /></Box>;
}
