import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLessonName, useMeetingText } from '../../registration/api.ts';
import { StatusChip } from '../../shell/status-chip.tsx';
import { useOfferingsText } from '../text.ts';
import { LessonChecks } from './clashes.tsx';
import { LessonFields, type LessonProps } from './lesson-fields.tsx';

/** A lesson in a line, and opened, its fields; what it clashes with stands below in both. */
export function LessonCard(props: LessonProps) {
  const t = useOfferingsText();
  const lessonName = useLessonName();
  const meetingText = useMeetingText();
  const { lesson, lessons, saved, checks, names, open, errors, readOnly } = props;
  const name = lessonName(lesson);
  const clashes = (checks?.clashes ?? []).filter(one => one.lesson === lesson.uid && !one.warning).length;
  const seats = saved && saved.taken > 0 ? t('taken_of', { taken: saved.taken, capacity: lesson.capacity }) : undefined;
  const line = [
    lesson.teacher ? (names[lesson.teacher] ?? '') : t('no_teacher'),
    meetingText(lesson.meetings),
    lesson.room ? t('in_room', { room: names[lesson.room] ?? '' }) : t('no_room'),
    seats ?? t('places', { smart_count: lesson.capacity }),
  ];
  return (
    <Box
      component="li"
      id={`lesson-${lesson.uid}`}
      sx={{ borderTop: '1px solid var(--line)', padding: '10px 16px', '&:first-of-type': { borderTop: 0 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Box component="h3" sx={{ font: 'var(--t-label)', fontSize: 14 }}>
            {name}
          </Box>
          <div className="mut num" style={{ overflowWrap: 'anywhere' }}>
            {line.filter(Boolean).join(' · ')}
          </div>
        </Box>
        {clashes > 0 && <StatusChip tone="bad">{t('clashes', { smart_count: clashes })}</StatusChip>}
        {saved?.access === 'blocked' && <StatusChip tone="warn">{t('lesson_closed')}</StatusChip>}
        {saved?.access === 'cancelled' && <StatusChip tone="bad">{t('lesson_cancelled')}</StatusChip>}
        {Object.keys(errors).length > 0 && <StatusChip tone="bad">{t('has_errors')}</StatusChip>}
        {!readOnly && (
          <Button
            size="small"
            aria-expanded={open}
            aria-label={`${t(open ? 'fold' : 'edit')}: ${name}`}
            onClick={props.onToggle}
          >
            {t(open ? 'fold' : 'edit')}
          </Button>
        )}
      </Box>
      <LessonChecks lesson={lesson.uid} lessons={lessons} checks={checks} />
      {open && !readOnly && <LessonFields {...props} name={name} />}
    </Box>
  );
}
