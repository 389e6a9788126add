import Box from '@mui/material/Box';
import type { CheckAnswer, Clash } from '@portal/event-schemas/offerings/views.ts';
import type { Lesson } from '@portal/event-schemas/registration/values.ts';
import { Link } from 'react-router';
import { useLink } from '../../app/links.ts';
import { useFormat } from '../../i18n/format.ts';
import { useLessonName, useRegistrationText } from '../../registration/api.ts';
import { clockTime } from '@portal/event-schemas/kernel/clock-time.ts';
import { Glyph } from '../../shell/glyph.tsx';
import { useOfferingsText } from '../text.ts';

export const dayKeys = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const;

/** "Пн 10:00–10:50". */
export function useTimeText(): (at: { day: number; start: number; end: number }) => string {
  const r = useRegistrationText();
  return ({ day, start, end }) => `${r(`day.${dayKeys[day]!}`)} ${clockTime(start)}–${clockTime(end)}`;
}

/** What a clash is with: "CS101 Физика, Лекция 1". */
export function useClashWith(lessons: readonly Lesson[]): (clash: Clash) => string {
  const t = useOfferingsText();
  const format = useFormat();
  const lessonName = useLessonName();
  return ({ other, other_lesson }) => {
    if (other) return `${other.code} ${format.name(other.name)}, ${lessonName(other)}`;
    const own = lessons.find(({ uid }) => uid === other_lesson);
    return own ? `${lessonName(own)} ${t('of_this_course')}` : '';
  };
}

/** What stands in the way of a lesson, with a link to what it clashes with, and what else is odd about it. */
export function LessonChecks({
  lesson,
  lessons,
  checks,
}: {
  lesson: string;
  lessons: readonly Lesson[];
  checks: CheckAnswer | undefined;
}) {
  const t = useOfferingsText();
  const format = useFormat();
  const link = useLink();
  const timeText = useTimeText();
  const clashWith = useClashWith(lessons);
  const clashes = (checks?.clashes ?? []).filter(one => one.lesson === lesson);
  const advice = (checks?.advice ?? []).filter(one => one.lesson === lesson);
  if (clashes.length === 0 && advice.length === 0) return null;
  return (
    <Box component="ul" aria-label={t('checks')} sx={{ display: 'grid', gap: '4px', marginTop: 1 }}>
      {clashes.map(clash => (
        <Line
          key={`${clash.kind} ${clash.about.uid} ${clash.other_lesson} ${clash.day} ${clash.start}`}
          bad={!clash.warning}
        >
          {t(`clash.${clash.kind}`, { name: clash.about.name })}{' '}
          {clash.other ? (
            <Link to={link('planned-course', { uid: clash.other.offering }, { lesson: clash.other.lesson })}>
              {clashWith(clash)}
            </Link>
          ) : (
            clashWith(clash)
          )}
          {clash.other?.draft ? ` (${t('a_draft')})` : ''}
          {` · ${timeText(clash)}`}
        </Line>
      ))}
      {advice.map(one => (
        <Line key={`${one.kind} ${one.name}`} bad={false}>
          {one.kind === 'room_closed'
            ? t('advice.room_closed', { name: one.name })
            : one.kind === 'room_too_small'
              ? t('advice.room_too_small', { name: one.name, capacity: one.capacity ?? 0, seats: one.seats ?? 0 })
              : t('advice.teacher_of_other_department', { name: one.name, cathedra: format.name(one.cathedra_name) })}
        </Line>
      ))}
    </Box>
  );
}

function Line({ bad, children }: { bad: boolean; children: React.ReactNode }) {
  const t = useOfferingsText();
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: '6px', font: 'var(--t-small)', color: bad ? 'var(--bad)' : 'var(--ink-2)' }}
    >
      <Box component="span" sx={{ color: bad ? 'var(--bad)' : 'var(--warn)', flex: 'none', lineHeight: 0 }}>
        <Glyph name={bad ? 'error' : 'warning'} size={16} />
      </Box>
      <span style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <span className="visually-hidden">{bad ? t('is_clash') : t('is_warning')} </span>
        {children}
      </span>
    </Box>
  );
}
