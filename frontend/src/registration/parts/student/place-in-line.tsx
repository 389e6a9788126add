import Box from '@mui/material/Box';
import type { LessonView, QueueList } from '@portal/event-schemas/registration/views.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useStudentText } from '../../student-text.ts';
import { useText } from '../../text.ts';
import { useLessonName } from '../lesson-names.ts';

/** The live place in line, how many ahead hold an offer, and which of the chosen lessons keep the student waiting. */
export function PlaceInLine({
  entry,
  lessons,
}: {
  entry: QueueList['results'][number];
  lessons: readonly LessonView[];
}) {
  const t = useText();
  const s = useStudentText();
  const format = useFormat();
  const lessonName = useLessonName();
  const full = lessons.filter(lesson => entry.full_lessons.includes(lesson.uid));
  return (
    <>
      <Box component="span" className="num" role="status" sx={{ fontWeight: 600 }}>
        {t('card.place', { place: entry.position, total: entry.waiting })}
      </Box>
      <span className="mut num">
        {[
          entry.position > 1 && s('queue.ahead', { ahead: entry.position - 1 }),
          entry.offered_ahead > 0 && s('queue.offered', { offered: entry.offered_ahead }),
          s('queue.since', { date: format.shortDateTime(entry.joined_at) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {full.length > 0 && full.length < lessons.length && (
        <span className="mut">{s('queue.full', { lessons: full.map(lessonName).join(', ') })}</span>
      )}
    </>
  );
}
