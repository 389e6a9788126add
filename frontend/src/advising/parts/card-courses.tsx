import Box from '@mui/material/Box';
import type { CardDetail } from '@portal/event-schemas/advising/views.ts';
import type { CardItem } from '@portal/event-schemas/registration/views.ts';
import { useState } from 'react';
import { useSend } from '../../http/use-send.ts';
import { useFormat } from '../../i18n/format.ts';
import { placedLessons, useLessonName, useMeetingText, WeekGrid } from '../../registration/api.ts';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { OfficeActButton } from '../../shell/office-act-button.tsx';
import { Panel } from '../../shell/panel.tsx';
import { EmptyState } from '../../shell/states.tsx';
import { Note } from '../../shell/note.tsx';
import { StatusChip } from '../../shell/status-chip.tsx';
import { useStudentText, useText } from '../text.ts';
import { SignsOf } from './card/course-signs.tsx';
import { MarkOf, RemovedCourses } from './card/review-mark.tsx';

/** The courses of the card with their lessons, and the week that they make. */
export function CardCourses({ card }: { card: CardDetail }) {
  const t = useText();
  const words = useStudentText();
  const format = useFormat();
  const changeable = card.actions.some(one => one.action === 'change' && one.allowed);
  return (
    <Box sx={{ display: 'grid', gap: 'var(--s4)', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {card.load.over && (
        <Note tone="warn">{words('signs.load', { amount: card.credits.amount, usual: card.load.usual ?? 0 })}</Note>
      )}
      <Panel title={t('card.courses')} flush>
        {card.courses.length === 0 && <EmptyState title={t('card.none')} />}
        <ul>
          {card.courses.map(item => (
            <CourseOfCard key={item.uid} card={card} item={item} changeable={changeable} />
          ))}
        </ul>
      </Panel>
      {card.removed.length > 0 && (
        <Panel title={words('mark.removed')} flush>
          <RemovedCourses removed={card.removed} />
        </Panel>
      )}
      {card.waiting.length > 0 && (
        <Panel title={t('card.waiting')} flush>
          <ul>
            {card.waiting.map(item => (
              <CourseOfCard key={item.uid} card={card} item={item} changeable={false} />
            ))}
          </ul>
        </Panel>
      )}
      <WeekGrid placed={placedLessons([...card.courses, ...card.waiting], format.name)} />
    </Box>
  );
}

function CourseOfCard({ card, item, changeable }: { card: CardDetail; item: CardItem; changeable: boolean }) {
  const t = useText();
  const format = useFormat();
  const lessonName = useLessonName();
  const meetingText = useMeetingText();
  const words = useStudentText();
  const [asking, setAsking] = useState(false);
  const name = format.name(item.name);
  const drop = useSend('DELETE /advising/cards/{uid}/courses/{course}/', {
    done: t('act.dropped', { name }),
    onDone: () => setAsking(false),
  });
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 'var(--s2) var(--s4)',
        alignItems: 'center',
        p: '12px var(--s4)',
        borderTop: '1px solid var(--line)',
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <div>
          {name} <span className="mut">{item.code}</span>{' '}
          <SignsOf item={item} signs={card.signs.find(({ uid }) => uid === item.uid)} />
        </div>
        <MarkOf item={item} />
        {item.lessons.map(lesson => (
          <div key={lesson.uid} className="mut num">
            {lessonName(lesson)} · {meetingText(lesson.meetings)}
            {lesson.teacher ? ` · ${lesson.teacher.display_name}` : ''}{' '}
            {item.status === 'registered' && lesson.status === 'cancelled' && (
              <StatusChip tone="bad">{words('mark.cancelled')}</StatusChip>
            )}
          </div>
        ))}
      </Box>
      <span className="num">{item.credits}</span>
      {changeable && item.drop === null && (
        <OfficeActButton size="small" onClick={() => setAsking(true)}>
          {t('act.drop')}
        </OfficeActButton>
      )}
      {changeable && item.drop && <span className="mut">{item.drop.message}</span>}
      {asking && (
        <ReasonDialog
          title={t('act.drop_title')}
          confirm={t('act.drop')}
          destructive
          busy={drop.isPending}
          label={words('try.reason')}
          onConfirm={reason => drop.mutate({ params: { uid: card.uid, course: item.uid }, query: { reason } })}
          onClose={() => setAsking(false)}
        >
          {t('act.drop_text', { name })}
        </ReasonDialog>
      )}
    </Box>
  );
}
