import Box from '@mui/material/Box';
import type { CourseInfo } from '@portal/event-schemas/registration/views.ts';
import { clockTime } from '@portal/event-schemas/kernel/clock-time.ts';
import { choosableOf } from '@portal/event-schemas/week-plans/choices.ts';
import { waysOf, type RankedWay } from '@portal/event-schemas/week-plans/ways.ts';
import { useMemo, useState } from 'react';
import {
  dayKeys,
  inList,
  useRegistrationText,
  useRoving,
  useShortLessonName,
  type Choice,
  type PlacedLesson,
} from '../../registration/api.ts';
import { useWeekPreferences } from '../calls.ts';
import { usePlannerText } from '../planner-text.ts';
import { useCostText } from './cost-text.ts';
import { PreferencesForm } from './preferences-form.tsx';

interface WaysProps {
  card: string;
  course: CourseInfo;
  choice: Choice | null;
  placed: readonly PlacedLesson[];
  onChoose: (choice: Choice) => void;
}

/** So many ways are shown at first. */
const few = 3;

const choiceOf = ({ flux, lessons }: RankedWay): Choice => ({
  flux,
  byLoadType: Object.fromEntries(lessons.map(lesson => [lesson.load_type, lesson.uid])),
});

/** The ways to take a course beside what is on the card and in the basket, those first that go best with it; one is picked by a click. */
export default function Ways({ card, course, choice, placed, onChoose }: WaysProps) {
  const t = usePlannerText();
  const r = useRegistrationText();
  const costText = useCostText();
  const shortName = useShortLessonName();
  const [preferences, prefer] = useWeekPreferences(card);
  const [all, setAll] = useState(false);
  const ways = useMemo(
    () =>
      waysOf(
        choosableOf(course),
        placed
          .filter(one => one.course !== course.uid && one.as !== 'waiting')
          .flatMap(({ lesson }) => lesson.meetings),
        preferences,
      ),
    [course, placed, preferences],
  );
  const timesOf = (way: RankedWay): string =>
    way.lessons
      .flatMap(({ meetings }) => meetings)
      .flatMap(({ days, start }) =>
        dayKeys.flatMap((day, on) => (days[on] === '1' ? `${r(`day.${day}`)} ${clockTime(start)}` : [])),
      )
      .join(', ');
  const shown = all ? ways : ways.slice(0, few);
  const keyOf = ({ lessons }: RankedWay): string => lessons.map(({ uid }) => uid).join(' ');
  const keys = shown.map(keyOf);
  const rove = useRoving(keys, null, (from, key) =>
    inList(keys)(from, { ArrowRight: 'ArrowDown', ArrowLeft: 'ArrowUp' }[key] ?? key),
  );
  const lessons = course.fluxes.flatMap(flux => flux.lessons);
  const known = new Map(lessons.map(lesson => [lesson.uid, lesson]));
  // One way is no choice: what is picked already, or the only lessons there are.
  if (ways.length === 1 && lessons.length === ways[0]!.lessons.length) return null;
  return (
    <Box
      component="section"
      aria-label={t('ways.title')}
      sx={{ p: { xs: 'var(--s3) var(--s4)', md: '0 var(--s4) var(--s3)' }, display: 'grid', gap: 'var(--s2)' }}
    >
      <span className="mut">{ways.length === 0 ? t('ways.none') : t('ways.count', { smart_count: ways.length })}</span>
      {ways.length > 0 && (
        <Box data-roving sx={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)' }}>
          {shown.map(way => {
            const picked =
              choice?.flux === way.flux &&
              way.lessons.every(lesson => choice.byLoadType[lesson.load_type] === lesson.uid);
            return (
              <Box
                component="button"
                type="button"
                key={keyOf(way)}
                aria-pressed={picked}
                onClick={() => onChoose(choiceOf(way))}
                sx={{ ...chip, ...(picked && on) }}
                {...rove(keyOf(way))}
              >
                <b>{way.lessons.map(({ uid }) => shortName(known.get(uid)!)).join(' + ')}</b>
                <span className="num">{timesOf(way)}</span>
                <span>{costText(way.cost)}</span>
              </Box>
            );
          })}
          {!all && ways.length > few && (
            <button type="button" className="button" onClick={() => setAll(true)}>
              {t('ways.more', { count: ways.length - few })}
            </button>
          )}
        </Box>
      )}
      {ways.length > 1 && (
        <Box component="details" sx={wishes}>
          <summary>{t('likes.title')}</summary>
          <PreferencesForm value={preferences} onChange={prefer} lessons={lessons} />
        </Box>
      )}
    </Box>
  );
}

const chip = {
  display: 'grid',
  textAlign: 'left',
  p: '4px 10px',
  minHeight: 'var(--control)',
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--radius-s)',
  background: 'var(--surface)',
  font: 'var(--t-small)',
  cursor: 'pointer',
  '& b': { fontWeight: 600 },
  '& span': { color: 'var(--ink-2)' },
  '&:hover': { borderColor: 'var(--edge)' },
} as const;
const on = { background: 'var(--lapis-soft)', borderColor: 'var(--lapis)', '&& span': { color: 'var(--ink)' } };
const wishes = { font: 'var(--t-small)', '& summary': { cursor: 'pointer', minHeight: 24 } } as const;
